package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game of a file as one line of JSON. */
final class PdnJson {
    private PdnJson() {}

    /** {@return the line; {@code fen} is where the game begins} */
    static String write(PdnGame game, ReplayedGame replayed, PdnReasonText reasons) {
        Map<String, String> tags = new LinkedHashMap<>();
        game.tags().forEach(tag -> tags.putIfAbsent(tag.name(), tag.value()));
        String text = JsonLine.of(line -> {
            line.member("game", replayed.start().rules().id());
            line.name("tags").openObject();
            tags.forEach(line::member);
            line.closeObject();
            line.member("fen", Fen.format(replayed.start()));
            JsonLine.strings(line, "moves", moves(replayed));
            replayed.result()
                    .ifPresentOrElse(
                            result -> line.member("result", result),
                            () -> line.name("result").nothing());
            PdnCheckCommand.write(line, replayed.faults(), reasons);
        });
        return text + "\n";
    }

    private static List<String> moves(ReplayedGame replayed) {
        List<String> moves = new ArrayList<>();
        Position before = replayed.start();
        for (ReplayedGame.Ply ply : replayed.plies()) {
            moves.add(MoveText.format(before, ply.move()));
            before = ply.after();
        }
        return moves;
    }
}
