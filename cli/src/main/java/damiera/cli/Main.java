package damiera.cli;

import damiera.rules.TooManyCapturesException;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** The door of the commands. */
public final class Main {
    private static final int NOT_TAKEN = 2;
    private static final int OUR_FAULT = 3;

    private Main() {}

    /**
     * Runs one command and ends the process with its exit code.
     *
     * @param args the command and its words
     */
    public static void main(String[] args) {
        PrintStream out = stream(FileDescriptor.out);
        PrintStream err = stream(FileDescriptor.err);
        int exit = safely(new Console(System.in, out, err, Messages.of(Locale.getDefault()), screen()), args);
        err.flush();
        System.exit(exit);
    }

    /** A fault of the program itself must not look like the negative answer for which 1 stands. */
    private static int safely(Console console, String... args) {
        try {
            int exit = run(console, args);
            console.out().flush();
            return exit;
        } catch (OutputLost lost) {
            return lost.readerLeft() ? NOT_TAKEN : tell(console, "output.lost", lost);
        } catch (UncheckedIOException fault) {
            return tell(console, "input.unreadable", fault);
        } catch (TooManyCapturesException fault) {
            return tell(console, "captures.too-many", fault);
        } catch (RuntimeException fault) {
            fault.printStackTrace(console.err());
            return OUR_FAULT;
        }
    }

    private static int tell(Console console, String key, RuntimeException fault) {
        console.err().println("damiera: " + console.messages().text(key, String.valueOf(fault.getMessage())));
        return NOT_TAKEN;
    }

    /** {@return the exit code of one command: 0 good, 1 a negative answer, 2 a usage error} */
    static int run(Console console, String... args) {
        return Commands.run(console, List.of(args));
    }

    @SuppressWarnings("SystemConsoleNull") // from JDK 25 on it is null again where there is no terminal
    private static Console.Screen screen() {
        java.io.Console console = System.console();
        boolean plain = console == null || !console.isTerminal() || "dumb".equals(System.getenv("TERM"));
        return plain ? Console.Screen.LINES : noColour() ? Console.Screen.MONOCHROME : Console.Screen.COLOURS;
    }

    /** By the custom of no-color.org. */
    private static boolean noColour() {
        return !System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Buffered, since some commands write many lines, and UTF-8 wherever the terminal speaks it. */
    private static PrintStream stream(FileDescriptor descriptor) {
        return FirmOutput.onto(new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16));
    }
}
