package damiera.notation.json;

import damiera.notation.Expected;
import damiera.notation.Expected.Thing;
import damiera.notation.NotationException;
import damiera.notation.json.JsonValue.JsonArray;
import damiera.notation.json.JsonValue.JsonNumber;
import damiera.notation.json.JsonValue.JsonObject;
import damiera.notation.json.JsonValue.JsonString;
import damiera.notation.json.JsonValue.JsonWord;
import damiera.notation.json.JsonValue.Member;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads JSON (RFC 8259), nothing beside it; a byte-order mark may stand before it. Length and depth are bounded. */
public final class JsonReader {
    /** The longest text that is read, in characters. */
    public static final int LONGEST = 200_000;
    /** How deep arrays and objects may nest. */
    public static final int DEEPEST = 40;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
        this.at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    }

    /**
     * {@return the value of a text}
     *
     * @param text JSON of at most {@value #LONGEST} characters
     * @throws NotationException if it is no JSON, names a member twice, is too long or too deep
     */
    public static JsonValue read(String text) {
        if (text.length() > LONGEST) {
            throw NotationException.at(text, LONGEST, new Expected.Length(LONGEST));
        }
        JsonReader reader = new JsonReader(text);
        reader.skipBlanks();
        JsonValue value = reader.readValue();
        if (reader.at < text.length()) {
            throw reader.failure(Thing.END);
        }
        return value;
    }

    private JsonValue readValue() {
        JsonValue value = switch (peek()) {
            case '{' -> readObject();
            case '[' -> readArray();
            case '"' -> readText();
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> readNumber();
            default -> readWord();
        };
        skipBlanks();
        return value;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private void skipBlanks() {
        while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t') {
            at++;
        }
    }

    private NotationException failure(Expected expected) {
        return NotationException.at(text, at, expected);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw failure(new Expected.Sign(Character.toString(c)));
        }
        at++;
        skipBlanks();
    }

    private void enter() {
        depth++;
        if (depth > DEEPEST) {
            throw failure(new Expected.Depth(DEEPEST));
        }
    }

    private JsonObject readObject() {
        int start = at;
        enter();
        expect('{');
        List<Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (peek() != '}') {
            if (!members.isEmpty()) {
                expect(',');
            }
            int nameAt = at;
            String name = readString();
            if (!names.add(name)) {
                throw NotationException.at(text, nameAt, Thing.NEW_NAME);
            }
            skipBlanks();
            expect(':');
            members.add(new Member(name, readValue()));
        }
        at++;
        depth--;
        return new JsonObject(members, start);
    }

    private JsonArray readArray() {
        int start = at;
        enter();
        expect('[');
        List<JsonValue> values = new ArrayList<>();
        while (peek() != ']') {
            if (!values.isEmpty()) {
                expect(',');
            }
            values.add(readValue());
        }
        at++;
        depth--;
        return new JsonArray(values, start);
    }

    private JsonString readText() {
        int start = at;
        return new JsonString(readString(), start);
    }

    private String readString() {
        if (peek() != '"') {
            throw failure(Thing.STRING);
        }
        at++;
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            if (at >= text.length() || peek() < ' ') {
                throw failure(Thing.END_OF_STRING);
            }
            char c = text.charAt(at++);
            out.append(c == '\\' ? readEscape() : c);
        }
        at++;
        return out.toString();
    }

    private char readEscape() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> readUnicode();
            default -> {
                at--;
                throw failure(Thing.ESCAPE);
            }
        };
    }

    private char readUnicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw failure(Thing.HEX_DIGIT);
            }
            code = 16 * code + digit;
            at++;
        }
        return (char) code;
    }

    private JsonNumber readNumber() {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        if (peek() == '0') {
            at++;
        } else {
            readDigits();
        }
        if (peek() == '.') {
            at++;
            readDigits();
        }
        if (peek() == 'e' || peek() == 'E') {
            at++;
            if (peek() == '+' || peek() == '-') {
                at++;
            }
            readDigits();
        }
        return new JsonNumber(text.substring(start, at), start);
    }

    private void readDigits() {
        if (peek() < '0' || peek() > '9') {
            throw failure(Thing.DIGIT);
        }
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
    }

    private JsonWord readWord() {
        for (String word : List.of("true", "false", "null")) {
            if (text.startsWith(word, at)) {
                int start = at;
                at += word.length();
                return new JsonWord(word, start);
            }
        }
        throw failure(Thing.VALUE);
    }
}
