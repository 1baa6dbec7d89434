package damiera.server;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
    private Path data = UserFolders.dataOf("damiera");

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
        try (DataFolder _ = DataFolder.open(data)) {
            System.setProperty("quarkus.http.host", address.host());
            System.setProperty("quarkus.http.port", Integer.toString(address.port()));
            System.setProperty("damiera.ready", messages.text("ready"));
            Quarkus.run(UntilStopped.class, (code, fault) -> {});
            return 0;
        }
    }
}
