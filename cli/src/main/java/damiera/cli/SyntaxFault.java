package damiera.cli;

/** Words that a command does not take; the command's own usage belongs beside the message. */
final class SyntaxFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SyntaxFault(String message) {
        super(message);
    }
}
