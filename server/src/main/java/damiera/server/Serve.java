package damiera.server;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code serve}: checks what it was given, then starts the server and stays until it is stopped. */
@Command(name = "serve")
final class Serve implements Callable<Integer> {
    private static final int USAGE = 2;

    @Option(names = "--port", defaultValue = "8080")
    private int port;

    @Option(names = "--host", defaultValue = "localhost")
    private String host = "localhost";

    @Option(names = "--data")
    private @Nullable Path data;

    private final Messages messages;

    Serve(Messages messages) {
        this.messages = messages;
    }

    static CommandLine command(Messages messages) {
        return new CommandLine(new Serve(messages))
                .setParameterExceptionHandler((fault, given) -> refuse(fault.getCommandLine(), messages.usage(fault)))
                .setExecutionExceptionHandler((fault, line, parsed) -> refuse(line, messages.refusal(fault)));
    }

    private static int refuse(CommandLine line, String why) {
        line.getErr().println(why);
        return USAGE;
    }

    @Override
    public Integer call() throws CannotServe {
        Address address = new Address(host, port);
        address.requireFree();
        try (DataFolder _ = DataFolder.open(folder())) {
            System.setProperty("quarkus.http.host", address.host());
            System.setProperty("quarkus.http.port", Integer.toString(address.port()));
            System.setProperty("damiera.ready", messages.text("ready"));
            Quarkus.run(UntilStopped.class, (code, fault) -> {});
            return 0;
        }
    }

    /** The launcher alone knows where a person's data lie; without it they must be told. */
    private Path folder() throws CannotServe {
        String launched = System.getProperty("damiera.data", "");
        if (data == null && launched.isEmpty()) {
            throw new CannotServe("data.unknown");
        }
        return data == null ? Path.of(launched) : data;
    }
}
