package damiera.notation;

import damiera.notation.Expected.Thing;
import damiera.notation.json.JsonValue;
import damiera.notation.json.JsonValue.JsonArray;
import damiera.notation.json.JsonValue.JsonNumber;
import damiera.notation.json.JsonValue.JsonObject;
import damiera.notation.json.JsonValue.JsonString;
import damiera.notation.json.JsonValue.JsonWord;
import damiera.notation.json.JsonValue.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The members of one JSON object, taken out one by one. What is missing or wrong becomes a fault and some value in its
 * place, so that reading goes on and finds every fault; {@link #close} finds the members that nobody asked for.
 */
final class HouseRulesMembers {
    private static final int MOST_FAULTS = 100;

    private final String text;
    private final JsonObject object;
    private final String path;
    private final JsonObject root;
    private final List<HouseRulesFault> faults;
    private final List<String> asked = new ArrayList<>();

    private HouseRulesMembers(
            String text, JsonObject object, String path, JsonObject root, List<HouseRulesFault> faults) {
        this.text = text;
        this.object = object;
        this.path = path;
        this.root = root;
        this.faults = faults;
    }

    static HouseRulesMembers of(String text, JsonValue value) {
        if (!(value instanceof JsonObject object)) {
            throw NotationException.at(text, value.offset(), Thing.OBJECT);
        }
        return new HouseRulesMembers(text, object, "", object, new ArrayList<>());
    }

    /** A game's own members, replaced by those told; objects are merged where both have the same kind of members. */
    static JsonObject merge(JsonObject base, JsonObject told, int offset) {
        List<Member> members = new ArrayList<>();
        for (Member member : base.members()) {
            JsonValue value = moved(member.value(), offset);
            members.add(new Member(
                    member.name(),
                    told.member(member.name())
                            .map(own -> mergeValue(value, own, offset))
                            .orElse(value)));
        }
        for (Member member : told.members()) {
            if (base.member(member.name()).isEmpty()) {
                members.add(member);
            }
        }
        return new JsonObject(members, told.offset());
    }

    private static JsonValue mergeValue(JsonValue base, JsonValue told, int offset) {
        boolean both = base instanceof JsonObject && told instanceof JsonObject;
        boolean otherKind =
                told instanceof JsonObject own && own.member("white").isPresent();
        return both && !otherKind ? merge((JsonObject) base, (JsonObject) told, offset) : told;
    }

    /** A value of the base has no place in the text but that of the base's name. */
    private static JsonValue moved(JsonValue value, int offset) {
        return switch (value) {
            case JsonObject object -> new JsonObject(object.members(), offset);
            case JsonArray array -> new JsonArray(array.values(), offset);
            case JsonString string -> new JsonString(string.text(), offset);
            case JsonNumber number -> new JsonNumber(number.text(), offset);
            case JsonWord word -> new JsonWord(word.text(), offset);
        };
    }

    List<HouseRulesFault> faults() {
        return faults;
    }

    /** Whether some component has no answer of its own, because a fault stands in it or around it. */
    boolean isFaulty(List<String> components) {
        if (faults.size() == MOST_FAULTS) {
            return true; // there may be more than are told
        }
        for (HouseRulesFault fault : faults) {
            for (String component : components) {
                if (isWithin(fault.path(), component) || isWithin(component, fault.path())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isWithin(String inner, String outer) {
        boolean begins = inner.startsWith(outer);
        return begins
                && (inner.length() == outer.length()
                        || inner.charAt(outer.length()) == '.'
                        || inner.charAt(outer.length()) == '[');
    }

    boolean has(String name) {
        return object.member(name).isPresent();
    }

    void skip(String name) {
        asked.add(name);
    }

    /** Ends reading: whatever is left is a fault. */
    void close() {
        for (Member member : object.members()) {
            if (!asked.contains(member.name())) {
                add(new HouseRulesFault.UnknownMember(
                        path(member.name()), member.value().offset(), asked));
            }
        }
    }

    JsonValue value(String name) {
        asked.add(name);
        return object.member(name).orElse(new JsonWord("", object.offset()));
    }

    void fault(String name, Expected expected) {
        JsonValue value = object.member(name).orElse(new JsonWord("", object.offset()));
        add(new HouseRulesFault.WrongValue(path(name), value.offset(), expected, found(value)));
    }

    private static String found(JsonValue value) {
        return switch (value) {
            case JsonObject _ -> "{";
            case JsonArray _ -> "[";
            case JsonString string -> "\"" + string.text() + "\"";
            case JsonNumber number -> number.text();
            case JsonWord word -> word.text();
        };
    }

    private void add(HouseRulesFault fault) {
        if (faults.size() < MOST_FAULTS) {
            faults.add(fault);
        }
    }

    private String path(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    String text(String name) {
        if (value(name) instanceof JsonString string) {
            return string.text();
        }
        fault(name, Thing.STRING);
        return "";
    }

    char character(String name) {
        if (value(name) instanceof JsonString string && string.text().length() == 1) {
            return string.text().charAt(0);
        }
        fault(name, Thing.CHARACTER);
        return '-';
    }

    int number(String name) {
        if (value(name) instanceof JsonNumber number && number.whole().isPresent()) {
            return number.whole().get();
        }
        fault(name, Thing.WHOLE_NUMBER);
        return 0;
    }

    List<Integer> numbers(String name, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonValue value : array(name, most)) {
            if (value instanceof JsonNumber number && number.whole().isPresent()) {
                numbers.add(number.whole().get());
            } else {
                fault(name, Thing.WHOLE_NUMBERS);
            }
        }
        return numbers;
    }

    private List<JsonValue> array(String name, int most) {
        if (value(name) instanceof JsonArray array && array.values().size() <= most) {
            return array.values();
        }
        fault(name, new Expected.ArrayOf(most));
        return List.of();
    }

    <E extends Enum<E>> E word(String name, E[] constants) {
        if (value(name) instanceof JsonString string) {
            Optional<E> found = find(string.text(), constants);
            if (found.isPresent()) {
                return found.get();
            }
        }
        fault(name, new Expected.OneOf(words(constants)));
        return constants[0];
    }

    <E extends Enum<E>> List<E> words(String name, E[] constants) {
        List<E> found = new ArrayList<>();
        for (JsonValue value : array(name, constants.length)) {
            Optional<E> constant =
                    value instanceof JsonString string ? find(string.text(), constants) : Optional.empty();
            constant.ifPresentOrElse(found::add, () -> fault(name, new Expected.SomeOf(words(constants))));
        }
        return found;
    }

    private static <E extends Enum<E>> Optional<E> find(String word, E[] constants) {
        for (E constant : constants) {
            if (ConstantWord.of(constant).equals(word)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    private static <E extends Enum<E>> List<String> words(E[] constants) {
        List<String> words = new ArrayList<>();
        for (E constant : constants) {
            words.add(ConstantWord.of(constant));
        }
        return words;
    }

    HouseRulesMembers object(String name) {
        JsonValue value = value(name);
        if (value instanceof JsonObject inner) {
            return new HouseRulesMembers(text, inner, path(name), root, faults);
        }
        fault(name, Thing.OBJECT);
        return new HouseRulesMembers(
                text, new JsonObject(List.of(), value.offset()), path(name), root, new ArrayList<>());
    }

    List<HouseRulesMembers> objects(String name, int most) {
        List<HouseRulesMembers> inner = new ArrayList<>();
        List<JsonValue> values = array(name, most);
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) instanceof JsonObject each) {
                inner.add(new HouseRulesMembers(text, each, path(name) + "[" + i + "]", root, faults));
            } else {
                fault(name, Thing.OBJECTS);
            }
        }
        return inner;
    }

    /** Where the value of a path stands, or the nearest value around it. */
    int offsetOf(String wanted) {
        JsonValue value = root;
        for (String name : names(wanted)) {
            Optional<JsonValue> inner = inner(value, name);
            if (inner.isEmpty()) {
                break;
            }
            value = inner.get();
        }
        return value.offset();
    }

    /** The parts of {@code draws.rules[1].plies}: draws, rules, 1, plies. */
    private static List<String> names(String path) {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        for (int i = 0; i <= path.length(); i++) {
            char c = i < path.length() ? path.charAt(i) : '.';
            if (c == '.' || c == '[' || c == ']') {
                if (!name.isEmpty()) {
                    names.add(name.toString());
                    name.setLength(0);
                }
            } else {
                name.append(c);
            }
        }
        return names;
    }

    private static Optional<JsonValue> inner(JsonValue value, String name) {
        return switch (value) {
            case JsonObject object -> object.member(name);
            case JsonArray array -> {
                int index =
                        new JsonNumber(name, 0).whole().orElse(array.values().size());
                yield index < array.values().size() ? Optional.of(array.values().get(index)) : Optional.empty();
            }
            default -> Optional.empty();
        };
    }
}
