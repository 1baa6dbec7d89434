package damiera.rules;

import damiera.rules.CaptureTrail.Ending;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Walks along everything that one piece can capture, jump by jump, and tells a listener each landing. Slow and plain
 * beside the move generator, which finds what is legal: this class finds the routes of a legal capture, and what a piece
 * could do if the priority among captures, or a rule about men, were not there.
 *
 * <p>Landings are told in the order in which their names sort in the text of a move, and a piece goes straight on only
 * from the square right behind the one just taken: so each sequence of (captured piece, direction) is told once for each
 * square where it ends, and the first route to a goal that is told has the smallest text of all.
 */
final class CaptureSearch {
    /** Told of each landing. */
    interface Listener {
        Going landed(CaptureTrail trail);

        /** Told when everything that begins with these jumps has been told, after a landing that let the search go on. */
        default void left(CaptureTrail trail) {}
    }

    /** How to search on after a landing. */
    enum Going {
        /** As far as it goes. */
        ON,
        /** With something else than what begins with these jumps. */
        BACK,
        /** Not at all. */
        STOP
    }

    /** Where a piece stands, and the jump that brought it there. */
    private record Stand(int at, Piece piece, Optional<Leap> last) {
        Optional<Direction> direction() {
            return last.map(Leap::direction);
        }
    }

    /** A square behind a jump. */
    private record Landed(Leap leap, int at, Ending ending) {}

    private final Rules rules;
    private final LeapBoard board;
    private final SquareOrder order;
    private final Piece mover;
    private final SquareSet wanted;
    private final CaptureTrail trail;
    private final Listener listener;

    /**
     * Prepares a search.
     *
     * @param rules    by which to capture: those of the position, or looser ones on the same board
     * @param position where
     * @param from     a square with a piece of the side to move
     * @param wanted   only these pieces are taken
     * @param listener is told
     */
    CaptureSearch(Rules rules, Position position, Square from, SquareSet wanted, Listener listener) {
        Side side = position.sideToMove();
        this.rules = rules;
        this.board = new LeapBoard(rules, position, from);
        this.order = position.ground().order();
        this.mover = position.kings(side).contains(from) ? Piece.KING : Piece.MAN;
        this.wanted = wanted;
        this.trail = new CaptureTrail(from, position.pieces(side.opponent()).size());
        this.listener = listener;
    }

    /** Searches until all is told or the listener has enough. */
    void run() {
        goOn(new Stand(trail.from().index(), mover, Optional.empty()));
    }

    private boolean goOn(Stand stand) {
        for (Landed landed : landings(stand)) {
            boolean straight = stand.direction().equals(Optional.of(landed.leap.direction()));
            if (straight) {
                trail.straightOn(stand.last.orElseThrow().range());
            }
            boolean on = jump(stand.piece, landed);
            if (straight) {
                trail.turn();
            }
            if (!on) {
                return false;
            }
        }
        return true;
    }

    private boolean jump(Piece piece, Landed landed) {
        Leap leap = landed.leap;
        board.take(leap.victim());
        trail.push(leap, landed.at);
        trail.end(landed.ending, mover == Piece.MAN && (piece == Piece.KING || board.crowns(landed.at)));
        Going going = listener.landed(trail);
        boolean on = going != Going.STOP;
        if (going == Going.ON && landed.ending == Ending.CAN_GO_ON) {
            on = goOn(new Stand(landed.at, pieceAfter(piece, landed.at), Optional.of(leap)));
        }
        if (going == Going.ON && on) {
            listener.left(trail);
        }
        trail.pop();
        board.putBack(leap.victim());
        return on;
    }

    /** The landings to tell from a stand, in the order of their names. */
    private List<Landed> landings(Stand stand) {
        List<Landed> landings = new ArrayList<>();
        for (Leap leap : board.leaps(stand.at, stand.piece, stand.direction())) {
            if (wanted.contains(Square.atIndex(leap.victim())) && !isToldElsewhere(stand, leap)) {
                landings.addAll(landings(leap, stand.piece));
            }
        }
        landings.sort(Comparator.comparingInt(landed -> order.rank(landed.at)));
        return landings;
    }

    /** Straight on is told from the nearest landing only. */
    private static boolean isToldElsewhere(Stand stand, Leap leap) {
        return stand.last.isPresent()
                && stand.last.get().direction() == leap.direction()
                && stand.last.get().nearest() != stand.at;
    }

    private List<Landed> landings(Leap leap, Piece piece) {
        board.take(leap.victim());
        List<Integer> goesOn = new ArrayList<>();
        for (int at : leap.landings()) {
            if (canGoOn(leap, at, piece)) {
                goesOn.add(at);
            }
        }
        board.putBack(leap.victim());
        List<Landed> landings = new ArrayList<>();
        for (int at : leap.landings()) {
            landings.add(new Landed(leap, at, ending(leap, at, piece, goesOn)));
        }
        return landings;
    }

    private Ending ending(Leap leap, int at, Piece piece, List<Integer> goesOn) {
        if (goesOn.contains(at)) {
            return Ending.CAN_GO_ON;
        }
        if (!goesOn.isEmpty()) {
            return Ending.ELSEWHERE_CAN_GO_ON;
        }
        return board.isWrongEnd(leap, at, piece) ? Ending.WRONG_LANDING : Ending.COMPLETE;
    }

    private boolean canGoOn(Leap leap, int at, Piece piece) {
        boolean stops = piece == Piece.MAN && board.crowns(at) && rules.man().promotion() == Promotion.STOP;
        return !stops
                && !board.leaps(at, pieceAfter(piece, at), Optional.of(leap.direction()))
                        .isEmpty();
    }

    private Piece pieceAfter(Piece piece, int at) {
        boolean crowned = board.crowns(at) && rules.man().promotion() == Promotion.CONTINUE_AS_KING;
        return crowned ? Piece.KING : piece;
    }
}
