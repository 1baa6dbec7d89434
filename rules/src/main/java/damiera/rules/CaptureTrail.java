package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The jumps made so far in a {@link CaptureSearch}, and what the last landing allows. Jumps count from 0. Where the piece
 * goes straight on after a jump, it may have landed on any square of a range; where it turns or ends, on one only.
 */
final class CaptureTrail {
    private final Square from;
    private final int[] victims;
    private final int[] landings;
    private final SquareSet[] ranges;
    /** What is taken after each jump. */
    private final SquareSet[] taken;
    /** The order of kings after each jump. */
    private final long[] orders;

    private int jumps;
    private Ending ending = Ending.COMPLETE;
    private boolean promotes;

    /** Whether a capture may end where it stands now, by all rules but the priority among captures. */
    enum Ending {
        /** It may. */
        COMPLETE,
        /** The piece can go on from here. */
        CAN_GO_ON,
        /** It cannot go on from here, but could from another landing square behind the same piece. */
        ELSEWHERE_CAN_GO_ON,
        /** The last piece taken obliges to another landing square (Killer). */
        WRONG_LANDING
    }

    /** All that decides how a capture can go on after a landing: two trails in one state have the same future. */
    record State(Square to, int lastVictim, SquareSet taken, boolean promotes) {}

    CaptureTrail(Square from, int mostJumps) {
        this.from = from;
        victims = new int[mostJumps];
        landings = new int[mostJumps];
        ranges = new SquareSet[mostJumps];
        taken = new SquareSet[mostJumps];
        orders = new long[mostJumps];
    }

    void push(Leap leap, int landing) {
        victims[jumps] = leap.victim();
        landings[jumps] = landing;
        taken[jumps] = (jumps == 0 ? SquareSet.EMPTY : taken[jumps - 1]).with(Square.atIndex(leap.victim()));
        orders[jumps] = (jumps == 0 ? 0 : orders[jumps - 1]) | (leap.king() ? CaptureTally.kingAt(jumps) : 0);
        jumps++;
        turn();
    }

    void pop() {
        jumps--;
    }

    /** Says that the piece goes straight on, so that it may have landed anywhere in the range. */
    void straightOn(SquareSet range) {
        ranges[jumps - 1] = range;
    }

    /** Says that the piece turns or ends on the square where it landed. */
    void turn() {
        ranges[jumps - 1] = SquareSet.of(to());
    }

    void end(Ending how, boolean crowned) {
        ending = how;
        promotes = crowned;
    }

    int jumps() {
        return jumps;
    }

    Square from() {
        return from;
    }

    Square to() {
        return Square.atIndex(landings[jumps - 1]);
    }

    SquareSet taken() {
        return taken[jumps - 1];
    }

    /** When kings were taken, as {@link CaptureTally#order()} says it. */
    long order() {
        return orders[jumps - 1];
    }

    /** The square of {@link Capture#path()} after a jump that is not the last. */
    Square pathAfter(int jump) {
        return Square.atIndex(landings[jump]);
    }

    State state() {
        return new State(to(), victims[jumps - 1], taken(), promotes);
    }

    Ending ending() {
        return ending;
    }

    /** Whether the piece may have landed on this square with this jump. */
    boolean lands(int jump, Square square) {
        return ranges[jump].contains(square);
    }

    private List<Square> captured() {
        List<Square> captured = new ArrayList<>(jumps);
        for (int jump = 0; jump < jumps; jump++) {
            captured.add(Square.atIndex(victims[jump]));
        }
        return captured;
    }

    /** The capture so far, told by the squares of {@link Capture#path()}. */
    Capture toCapture() {
        List<Square> path = new ArrayList<>(jumps + 1);
        path.add(from);
        for (int jump = 0; jump < jumps; jump++) {
            path.add(Square.atIndex(landings[jump]));
        }
        return new Capture(path, captured(), promotes);
    }
}
