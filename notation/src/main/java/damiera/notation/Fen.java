package damiera.notation;

import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;

/**
 * Positions as text: {@code W:W31-50:B1-20}. Read leniently: either side first, ranges (of kings too: {@code K12-14}),
 * letters where the game reads them, lower case, blanks, a final dot, empty sides, no side to move ({@code ?}); the
 * suffixes {@code H} (plies without progress) and {@code +2+1} (Frisian king moves of White and Black) count,
 * {@code F}, ghosts ({@code G12}, {@code P12}) and unknown fields do not. {@code W:B:W50:B}, a form of one Python
 * library, means that Black is to move.
 *
 * <p>Written strictly: White first, squares in the order of their names, no ranges, no blanks. Where a game limits a
 * king's moves in a row and one has been made, {@code :+2+1} follows; where that side has several kings the king's
 * square is added: {@code :+2(47)+0}.
 */
public final class Fen {
    private Fen() {}

    /**
     * {@return what a FEN tells; squares that do not exist are kept as {@link Setup#unknownSquares()}}
     *
     * @param rules the game, which names the squares
     * @param text  the FEN in any of its forms
     * @throws NotationException if it is no FEN
     */
    public static Setup parse(Rules rules, String text) {
        return new FenReader(rules, text).read();
    }

    /**
     * {@return the strict FEN of a position}
     *
     * @param position any position
     */
    public static String format(Position position) {
        return format(position.rules(), position.toSetup());
    }

    /**
     * {@return the strict FEN of a position that has seen quiet plies before}
     *
     * @param position   any position
     * @param quietPlies plies without progress so far, 0 or more
     */
    public static String format(Position position, int quietPlies) {
        Setup setup = position.toSetup();
        return format(
                position.rules(),
                new Setup(
                        setup.placed(),
                        setup.unknownSquares(),
                        setup.sideToMove(),
                        setup.whiteRun(),
                        setup.blackRun(),
                        quietPlies));
    }

    /**
     * {@return the strict FEN of a setup; {@code ?} where no side to move is told, {@code :H5} at the end where plies
     * without progress are}
     *
     * @param rules the game, which names the squares
     * @param setup any setup; a piece outside the board is left out
     */
    public static String format(Rules rules, Setup setup) {
        return new FenWriter(rules, setup).write();
    }

    /**
     * {@return the FEN of the start of a game}
     *
     * @param rules the game
     */
    public static String start(Rules rules) {
        return format(Position.start(rules));
    }
}
