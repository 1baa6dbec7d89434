package damiera.notation.json;

import java.util.List;
import java.util.Optional;

/** A value of a JSON text. Immutable. */
public sealed interface JsonValue {
    /** {@return where it begins in its text, 0-based} */
    int offset();

    /**
     * An object.
     *
     * @param members in the order of the text, each name once
     * @param offset  where it begins
     */
    record JsonObject(List<Member> members, int offset) implements JsonValue {
        /** Copies the list. */
        public JsonObject {
            members = List.copyOf(members);
        }

        /**
         * {@return the value of a member, if it is there}
         *
         * @param name its name
         */
        public Optional<JsonValue> member(String name) {
            for (Member member : members) {
                if (member.name().equals(name)) {
                    return Optional.of(member.value());
                }
            }
            return Optional.empty();
        }
    }

    /**
     * One member of an object.
     *
     * @param name  its name
     * @param value its value
     */
    record Member(String name, JsonValue value) {}

    /**
     * An array.
     *
     * @param values in the order of the text
     * @param offset where it begins
     */
    record JsonArray(List<JsonValue> values, int offset) implements JsonValue {
        /** Copies the list. */
        public JsonArray {
            values = List.copyOf(values);
        }
    }

    /**
     * A string.
     *
     * @param text   unescaped
     * @param offset where it begins
     */
    record JsonString(String text, int offset) implements JsonValue {}

    /**
     * A number.
     *
     * @param text   as it is written
     * @param offset where it begins
     */
    record JsonNumber(String text, int offset) implements JsonValue {
        /** {@return the whole number of up to 9 digits that it is, or empty where it is none} */
        public Optional<Integer> whole() {
            int start = text.startsWith("-") ? 1 : 0;
            boolean digits = text.length() - start <= 9;
            for (int i = start; i < text.length(); i++) {
                digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
            }
            return digits ? Optional.of(Integer.parseInt(text)) : Optional.empty();
        }
    }

    /**
     * A word: {@code true}, {@code false} or {@code null}.
     *
     * @param text   the word
     * @param offset where it begins
     */
    record JsonWord(String text, int offset) implements JsonValue {}
}
