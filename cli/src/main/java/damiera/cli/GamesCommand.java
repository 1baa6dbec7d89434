package damiera.cli;

import damiera.notation.Fen;
import damiera.rules.Board;
import damiera.rules.Rules;
import damiera.rules.option.RuleOption;
import damiera.rules.option.RuleOptions;
import damiera.rules.variant.Variants;
import tools.jackson.core.JsonGenerator;

/** Lists the games. */
final class GamesCommand implements Command {
    private final Console console;

    GamesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("json"));
    }

    @Override
    public int run(Words words) {
        for (Rules rules : Variants.ALL) {
            console.out().println(words.has("json") ? asJson(rules) : asText(rules));
        }
        return 0;
    }

    private String asText(Rules rules) {
        Board board = rules.board();
        return "%-20s %5s  %s".formatted(rules.id(), board.files() + "x" + board.ranks(), name(rules));
    }

    private String name(Rules rules) {
        return console.messages().text("game." + rules.id());
    }

    private String asJson(Rules rules) {
        return JsonLine.of(line -> {
            line.writeStringProperty("id", rules.id());
            line.writeStringProperty("name", name(rules));
            line.writeObjectPropertyStart("board");
            line.writeNumberProperty("files", rules.board().files());
            line.writeNumberProperty("ranks", rules.board().ranks());
            line.writeNumberProperty("squares", rules.board().squareCount());
            line.writeEndObject();
            line.writeStringProperty("start", Fen.start(rules));
            line.writeStringProperty("firstMover", Words.lower(rules.firstMover()));
            line.writeNumberProperty("pdnGameType", rules.notation().gameTypeNumber());
            line.writeArrayPropertyStart("options");
            RuleOptions.of(rules).forEach(option -> write(line, rules, option));
            line.writeEndArray();
        });
    }

    private static void write(JsonGenerator line, Rules rules, RuleOption option) {
        line.writeStartObject();
        line.writeStringProperty("key", option.key());
        JsonLine.strings(line, "values", option.values(rules));
        line.writeStringProperty("default", option.current(rules));
        line.writeEndObject();
    }
}
