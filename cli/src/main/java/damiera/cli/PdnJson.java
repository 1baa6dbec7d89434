package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game of a file as one line of JSON. */
final class PdnJson {
    private PdnJson() {}

    /** {@return the line; its moves are those from {@code fen} on: where the game begins, or was set up anew last} */
    static String write(PdnGame game, ReplayedGame replayed, PdnReasonText reasons) {
        Map<String, String> tags = new LinkedHashMap<>();
        game.tags().forEach(tag -> tags.putIfAbsent(tag.name(), tag.value()));
        String text = JsonLine.of(line -> {
            line.member("game", replayed.start().rules().id());
            line.name("tags").openObject();
            tags.forEach(line::member);
            line.closeObject();
            List<ReplayedGame.Ply> plies = withoutSetup(replayed.plies());
            Position from = plies.isEmpty() ? replayed.last() : plies.getFirst().before();
            line.member("fen", Fen.format(from));
            JsonLine.strings(line, "moves", moves(plies));
            replayed.result()
                    .ifPresentOrElse(
                            result -> line.member("result", result),
                            () -> line.name("result").nothing());
            PdnCheckCommand.write(line, replayed.faults(), reasons);
        });
        return text + "\n";
    }

    /** The moves since a position was set up last. */
    private static List<ReplayedGame.Ply> withoutSetup(List<ReplayedGame.Ply> plies) {
        int first = plies.size();
        while (first > 0
                && (first == plies.size()
                        || plies.get(first).before().equals(plies.get(first - 1).after()))) {
            first--;
        }
        return plies.subList(first, plies.size());
    }

    private static List<String> moves(List<ReplayedGame.Ply> plies) {
        return plies.stream()
                .map(ply -> MoveText.format(ply.before(), ply.move()))
                .toList();
    }
}
