package damiera.browser;

/** The names of enum constants as a page knows them: {@code quiet-plies}. */
final class Codes {
    private Codes() {}

    static String of(Enum<?> constant) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < constant.name().length(); i++) {
            char c = constant.name().charAt(i);
            code.append(c == '_' ? '-' : (char) (c + 'a' - 'A'));
        }
        return code.toString();
    }
}
