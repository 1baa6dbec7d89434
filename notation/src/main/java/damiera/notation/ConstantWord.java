package damiera.notation;

/** The words of constants in files, answers and messages: {@code MOST_PIECES} is {@code most-pieces}. */
public final class ConstantWord {
    private ConstantWord() {}

    /**
     * {@return the word of a constant: its name in lower case, with hyphens}
     *
     * @param constant any
     */
    public static String of(Enum<?> constant) {
        String name = constant.name();
        StringBuilder word = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            word.append(c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c == '_' ? '-' : c);
        }
        return word.toString();
    }
}
