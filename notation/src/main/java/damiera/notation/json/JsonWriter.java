package damiera.notation.json;

/**
 * Writes JSON from left to right on one line, commas by itself. Not safe for use by several threads. The caller closes
 * what it opens; {@link #toString()} is the text so far.
 */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    private boolean needsComma;

    /** Starts an empty text. */
    public JsonWriter() {}

    /** {@return this writer, an object opened} */
    public JsonWriter openObject() {
        return open('{');
    }

    /** {@return this writer, an object closed} */
    public JsonWriter closeObject() {
        return close('}');
    }

    /** {@return this writer, an array opened} */
    public JsonWriter openArray() {
        return open('[');
    }

    /** {@return this writer, an array closed} */
    public JsonWriter closeArray() {
        return close(']');
    }

    /**
     * {@return this writer, a name written whose value is written next}
     *
     * @param name the name of a member
     */
    public JsonWriter name(String name) {
        comma();
        quote(name);
        out.append(':');
        needsComma = false;
        return this;
    }

    /**
     * {@return this writer, a string written}
     *
     * @param text any text
     */
    public JsonWriter text(String text) {
        comma();
        quote(text);
        return this;
    }

    /**
     * {@return this writer, a whole number written}
     *
     * @param number any number
     */
    public JsonWriter number(long number) {
        return raw(Long.toString(number));
    }

    /**
     * {@return this writer, a truth written}
     *
     * @param value true or false
     */
    public JsonWriter truth(boolean value) {
        return raw(Boolean.toString(value));
    }

    /** {@return this writer, a null written} */
    public JsonWriter nothing() {
        return raw("null");
    }

    /**
     * {@return this writer, text written as it is}
     *
     * @param json one JSON value
     */
    public JsonWriter raw(String json) {
        comma();
        out.append(json);
        return this;
    }

    /**
     * {@return this writer, a member written}
     *
     * @param name its name
     * @param text its value
     */
    public JsonWriter member(String name, String text) {
        return name(name).text(text);
    }

    /**
     * {@return this writer, a member written}
     *
     * @param name   its name
     * @param number its value
     */
    public JsonWriter member(String name, long number) {
        return name(name).number(number);
    }

    /**
     * {@return this writer, a member written}
     *
     * @param name  its name
     * @param value its value
     */
    public JsonWriter member(String name, boolean value) {
        return name(name).truth(value);
    }

    private JsonWriter open(char bracket) {
        comma();
        out.append(bracket);
        needsComma = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        out.append(bracket);
        needsComma = true;
        return this;
    }

    private void comma() {
        if (needsComma) {
            out.append(',');
        }
        needsComma = true;
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            character(text, i);
        }
        out.append('"');
    }

    private void character(String text, int index) {
        char c = text.charAt(index);
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (c < ' ' || isLoneSurrogate(text, index)) {
                    escape(c);
                } else {
                    out.append(c);
                }
            }
        }
    }

    private void escape(char c) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append("0123456789ABCDEF".charAt((c >> shift) & 15));
        }
    }

    /** Half of a pair alone is no character: no encoding can write it. */
    private static boolean isLoneSurrogate(String text, int index) {
        char c = text.charAt(index);
        if (Character.isHighSurrogate(c)) {
            return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
        }
        return Character.isLowSurrogate(c) && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
