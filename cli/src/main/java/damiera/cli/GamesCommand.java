package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.Fen;
import damiera.notation.json.JsonWriter;
import damiera.rules.Board;
import damiera.rules.Rules;
import damiera.rules.option.RuleOption;
import damiera.rules.option.RuleOptions;
import damiera.rules.variant.Variants;

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
            line.member("id", rules.id());
            line.member("name", name(rules));
            line.name("board").openObject();
            line.member("files", rules.board().files());
            line.member("ranks", rules.board().ranks());
            line.member("squares", rules.board().squareCount());
            line.closeObject();
            line.member("start", Fen.start(rules));
            line.member("firstMover", ConstantWord.of(rules.firstMover()));
            line.member("pdnGameType", rules.notation().gameTypeNumber());
            line.name("options").openArray();
            RuleOptions.of(rules).forEach(option -> write(line, rules, option));
            line.closeArray();
        });
    }

    private static void write(JsonWriter line, Rules rules, RuleOption option) {
        line.openObject();
        line.member("key", option.key());
        JsonLine.strings(line, "values", option.values(rules));
        line.member("default", option.current(rules));
        line.closeObject();
    }
}
