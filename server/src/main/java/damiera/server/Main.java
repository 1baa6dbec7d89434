package damiera.server;

import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Locale;

/** Where the process begins. */
@QuarkusMain
public final class Main {
    private Main() {}

    /**
     * Serves until it is stopped; ends the process with 2 when it cannot start as asked, and by a signal with what Java
     * makes of that: 143 for SIGTERM.
     *
     * @param arguments the options of {@code serve}
     */
    public static void main(String... arguments) {
        System.exit(Serve.command(Messages.in(Locale.getDefault())).execute(arguments));
    }
}
