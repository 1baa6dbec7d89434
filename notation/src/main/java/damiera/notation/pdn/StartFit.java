package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.NotationException;
import damiera.rules.Placed;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.StartingPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * Which of several games with one GameType a position in a file comes from. By its moves it may be any of them, as in
 * sparse and crowded checkers, which differ in their start alone; but no game has more pieces than it begins with.
 */
final class StartFit {
    private StartFit() {}

    /** The games in their order, but those that begin with fewer pieces than the file's position come last. */
    static List<Rules> likelyFirst(List<Rules> games, PdnGame game) {
        List<Rules> fitting = new ArrayList<>();
        List<Rules> others = new ArrayList<>();
        for (Rules rules : games) {
            (mostPieces(rules, game) <= menAtStart(rules) ? fitting : others).add(rules);
        }
        fitting.addAll(others);
        return fitting;
    }

    /** The pieces of the side that has more of them; 0 where the file has no position, or none that can be read. */
    private static int mostPieces(Rules rules, PdnGame game) {
        String fen = game.tag("FEN").orElse("");
        if (fen.isBlank()) {
            return 0;
        }
        try {
            int white = 0;
            List<Placed> placed = Fen.parse(rules, fen).placed();
            for (Placed piece : placed) {
                white += piece.side() == Side.WHITE ? 1 : 0;
            }
            return Math.max(white, placed.size() - white);
        } catch (NotationException e) {
            return 0;
        }
    }

    private static int menAtStart(Rules rules) {
        return switch (rules.start()) {
            case StartingPosition.Rows rows -> rows.rows() * rules.board().squaresPerRank();
            case StartingPosition.Men men -> men.white().size();
        };
    }
}
