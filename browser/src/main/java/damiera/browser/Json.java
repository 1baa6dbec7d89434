package damiera.browser;

/** Writes JSON text, a value at a time. What is written between {@link #open} and {@link #close} is one array or object. */
final class Json {
    private final StringBuilder text = new StringBuilder();

    Json open(char bracket) {
        separate();
        text.append(bracket);
        return this;
    }

    Json close(char bracket) {
        text.append(bracket);
        return this;
    }

    Json key(String name) {
        string(name);
        text.append(':');
        return this;
    }

    Json value(String value) {
        string(value);
        return this;
    }

    Json value(int value) {
        separate();
        text.append(value);
        return this;
    }

    Json truth(boolean value) {
        separate();
        text.append(value);
        return this;
    }

    /** Two values stand beside each other unless an opening or a colon is between them. */
    private void separate() {
        char last = text.isEmpty() ? '[' : text.charAt(text.length() - 1);
        if (last != '[' && last != '{' && last != ':') {
            text.append(',');
        }
    }

    private void string(String value) {
        separate();
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            character(value.charAt(i));
        }
        text.append('"');
    }

    private void character(char c) {
        if (c == '"' || c == '\\') {
            text.append('\\').append(c);
        } else if (c < ' ') {
            text.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
        } else {
            text.append(c);
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
