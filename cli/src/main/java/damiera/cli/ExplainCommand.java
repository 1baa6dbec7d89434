package damiera.cli;

import damiera.notation.ConstantWord;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.rules.Game;
import damiera.rules.Move;
import damiera.rules.Outcome;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Resolution;
import java.util.List;

/** Says whether a move may be played and, if not, why not. */
final class ExplainCommand implements Command {
    private final Console console;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("json"), Syntax.required("fen"), Syntax.required("move"))
                .withWords("GAME", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        Position position = new FenReader(words.game(), console.messages()).required(words.value("fen"));
        Resolution answer = answer(position, words.value("move"));
        if (words.has("json")) {
            console.out().println(asJson(position, answer));
        } else {
            tell(position, answer);
        }
        return answer instanceof Resolution.Legal ? 0 : 1;
    }

    private Resolution answer(Position position, String text) {
        try {
            Resolution answer = MoveText.resolve(position, text);
            // Some positions are drawn by themselves, whatever could be played.
            boolean drawn = Game.from(position).outcome() instanceof Outcome.Drawn;
            return drawn ? new Resolution.Refused(new Refusal.GameOver(), List.of()) : answer;
        } catch (NotationException fault) {
            throw new UsageFault(console.messages()
                    .text("move.unreadable", Printable.cut(text), new ExpectedText(console.messages()).at(fault)));
        }
    }

    private void tell(Position position, Resolution answer) {
        switch (answer) {
            case Resolution.Legal(Move move) -> console.say("explain.legal", MoveText.format(position, move));
            case Resolution.Refused(Refusal refusal, List<Move> must) -> {
                console.out().println(RefusalText.of(position.rules(), refusal).sentence(console.messages()));
                console.say("explain.must", must.isEmpty() ? "-" : String.join(" ", texts(position, must)));
            }
        }
        position.decidedBy().ifPresent(rule -> console.say("decided." + ConstantWord.of(rule)));
    }

    private static String asJson(Position position, Resolution answer) {
        return switch (answer) {
            case Resolution.Legal _ -> asJson(RefusalText.none(position), texts(position, position.legalMoves()));
            case Resolution.Refused(Refusal refusal, List<Move> must) ->
                asJson(RefusalText.of(position.rules(), refusal), texts(position, must));
        };
    }

    private static String asJson(RefusalText reason, List<String> must) {
        return JsonLine.of(line -> {
            line.member("legal", reason.reason().isEmpty());
            if (reason.reason().isEmpty()) {
                line.name("reason").nothing();
            } else {
                line.member("reason", reason.reason());
            }
            line.name("detail").openObject();
            reason.facts().forEach((name, fact) -> fact.write(line, name));
            line.closeObject();
            JsonLine.strings(line, "must", must);
        });
    }

    static List<String> texts(Position position, List<Move> moves) {
        return moves.stream()
                .map(move -> MoveText.format(position, move))
                .sorted()
                .toList();
    }
}
