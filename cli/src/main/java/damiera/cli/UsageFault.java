package damiera.cli;

/** A command was called in a way that is not allowed; the message is the one line for people that says what is. */
final class UsageFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageFault(String message) {
        super(message);
    }
}
