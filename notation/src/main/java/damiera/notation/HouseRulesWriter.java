package damiera.notation;

import damiera.notation.json.JsonWriter;
import damiera.rules.CaptureCriterion;
import damiera.rules.Direction;
import damiera.rules.Directions;
import damiera.rules.DrawRule;
import damiera.rules.Endgame;
import damiera.rules.KingRange;
import damiera.rules.QuietKingMoves;
import damiera.rules.Rules;
import damiera.rules.RulesDraft;
import damiera.rules.RulesDraft.StartDraft;
import java.util.List;

/** Writes rules as JSON; the names are those of the record components, the words those of the enum constants. */
final class HouseRulesWriter {
    private final JsonWriter out = new JsonWriter();

    private HouseRulesWriter() {}

    static String write(Rules rules) {
        HouseRulesWriter writer = new HouseRulesWriter();
        writer.writeRules(RulesDraft.of(rules));
        return writer.out.toString();
    }

    private void writeRules(RulesDraft rules) {
        out.openObject().name("id").text(rules.id());
        writeBoard(rules.board());
        writeStart(rules.start());
        word("firstMover", rules.firstMover());
        writeMan(rules);
        writeKing(rules);
        writeCapture(rules);
        word("goal", rules.goal());
        writeDraws(rules);
        writeNotation(rules);
        out.closeObject();
    }

    private void word(String name, Enum<?> constant) {
        out.name(name).text(ConstantWord.of(constant));
    }

    private void number(String name, int number) {
        out.name(name).number(number);
    }

    private void writeBoard(RulesDraft.BoardDraft board) {
        out.name("board").openObject();
        number("files", board.files());
        number("ranks", board.ranks());
        word("lattice", board.lattice());
        word("corner", board.corner());
        out.closeObject();
    }

    private void writeStart(StartDraft start) {
        out.name("start").openObject();
        switch (start) {
            case StartDraft.Rows(int rows, int behind) -> {
                number("rows", rows);
                number("behind", behind);
            }
            case StartDraft.Men(List<Integer> white, List<Integer> black) -> {
                numbers("white", white);
                numbers("black", black);
            }
        }
        out.closeObject();
    }

    private void numbers(String name, List<Integer> numbers) {
        out.name(name).openArray();
        numbers.forEach(out::number);
        out.closeArray();
    }

    private void directions(String name, Directions directions) {
        out.name(name).openArray();
        for (Direction direction : directions.each()) {
            out.text(ConstantWord.of(direction));
        }
        out.closeArray();
    }

    private void writeMan(RulesDraft rules) {
        out.name("man").openObject();
        directions("moves", rules.man().moves());
        directions("captures", rules.man().captures());
        word("targets", rules.man().targets());
        word("promotion", rules.man().promotion());
        out.closeObject();
    }

    private void writeKing(RulesDraft rules) {
        out.name("king").openObject();
        directions("moves", rules.king().moves());
        directions("captures", rules.king().captures());
        switch (rules.king().range()) {
            case KingRange.ShortRange _ -> out.name("range").text("short");
            case KingRange.Flying flying -> {
                out.name("range").openObject();
                word("landing", flying.landing());
                out.closeObject();
            }
        }
        switch (rules.king().quietMoves()) {
            case QuietKingMoves.Unlimited _ -> out.name("quietMoves").text("unlimited");
            case QuietKingMoves.AtMost most -> number("quietMoves", most.moves());
        }
        out.closeObject();
    }

    private void writeCapture(RulesDraft rules) {
        out.name("capture").openObject();
        word("obligation", rules.capture().obligation());
        out.name("priority").openArray();
        for (CaptureCriterion criterion : rules.capture().priority()) {
            out.text(ConstantWord.of(criterion));
        }
        out.closeArray();
        word("removal", rules.capture().removal());
        word("reversal", rules.capture().reversal());
        out.closeObject();
    }

    private void writeDraws(RulesDraft rules) {
        out.name("draws").openObject().name("rules").openArray();
        rules.draws().rules().forEach(this::writeDrawRule);
        out.closeArray();
        word("count", rules.draws().count());
        out.closeObject();
    }

    private void writeDrawRule(DrawRule rule) {
        out.openObject();
        switch (rule) {
            case DrawRule.Repetition(int times) -> number("repetition", times);
            case DrawRule.QuietPlies(int plies) -> number("quietPlies", plies);
            case DrawRule.OnePieceEach one -> word("onePieceEach", one.pieces());
            case DrawRule.EndgameCount count -> {
                number("plies", count.plies());
                word("restart", count.restart());
                writeEndgame(count.endgame());
            }
        }
        out.closeObject();
    }

    private void writeEndgame(Endgame endgame) {
        switch (endgame) {
            case Endgame.AgainstLoneKing lone -> {
                out.name("againstLoneKing").openObject();
                number("fewest", lone.fewest());
                number("most", lone.most());
                word("crowned", lone.crowned());
                word("place", lone.place());
            }
            case Endgame.KingsOnBothSides(int fewest, int most) -> {
                out.name("kingsOnBothSides").openObject();
                number("fewest", fewest);
                number("most", most);
            }
        }
        out.closeObject();
    }

    private void writeNotation(RulesDraft rules) {
        out.name("notation").openObject();
        number("gameTypeNumber", rules.notation().gameTypeNumber());
        word("squareNames", rules.notation().squareNames());
        out.name("quietSeparator").text(Character.toString(rules.notation().quietSeparator()));
        out.name("captureSeparator").text(Character.toString(rules.notation().captureSeparator()));
        word("resultStyle", rules.notation().resultStyle());
        out.closeObject();
    }
}
