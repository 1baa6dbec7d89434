package damiera.notation.pdn;

import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.notation.pdn.PdnReplay.Line;
import damiera.rules.Position;
import damiera.rules.Side;
import java.util.List;

/** Plays one line of movetext from a position. */
final class PdnLine {
    /** How often a line may be tried both ways at an ambiguous move. */
    private static final int MOST_FORKS = 32;

    private final List<PdnItem> items;
    private final int quietPlies;
    private final LastWord lastWord;
    private final int lastMove;
    private int forks;

    /** What the last word of a line may be. */
    private enum LastWord {
        MOVE,
        MOVE_OR_POINTS
    }

    private PdnLine(List<PdnItem> items, int quietPlies, LastWord lastWord) {
        this.items = items;
        this.quietPlies = quietPlies;
        this.lastWord = lastWord;
        this.lastMove = lastMove(items);
    }

    private static int lastMove(List<PdnItem> items) {
        int last = items.size() - 1;
        while (last >= 0 && !(items.get(last) instanceof MoveItem)) {
            last--;
        }
        return last;
    }

    /** The main line of a game that begins after so many plies without progress. */
    static PdnLine main(PdnGame game, int quietPlies) {
        return new PdnLine(game.items(), quietPlies, game.result().isEmpty() ? LastWord.MOVE_OR_POINTS : LastWord.MOVE);
    }

    /**
     * A variation as far as it can be played: from the position before the last move, or, as some programs write it, from
     * the one after it.
     */
    static Variation variation(VariationItem variation, Position before, Position after) {
        PdnLine line = new PdnLine(variation.items(), 0, LastWord.MOVE);
        Variation usual = new Variation(line.play(before), Variation.Place.BEFORE);
        if (!usual.line().plies().isEmpty() || before.equals(after)) {
            return usual;
        }
        Variation other = new Variation(line.play(after), Variation.Place.AFTER);
        return other.line().plies().isEmpty() ? usual : other;
    }

    /** A variation as far as it can be played, and from where. */
    record Variation(Line line, Place place) {
        /** On which side of the last move it begins. */
        enum Place {
            BEFORE,
            AFTER
        }
    }

    Line play(Position start) {
        forks = 0;
        Side first = beginsWithGap() ? start.sideToMove().opponent() : start.sideToMove();
        return PdnRun.of(this, first, start).play();
    }

    private boolean beginsWithGap() {
        for (PdnItem item : items) {
            if (item instanceof MissingItem || item instanceof MoveItem) {
                return item instanceof MissingItem;
            }
        }
        return false;
    }

    List<PdnItem> items() {
        return items;
    }

    int quietPlies() {
        return quietPlies;
    }

    /** Whether there is a move from an item on. */
    boolean movesFollow(int from) {
        return from <= lastMove;
    }

    /** Whether points may stand where a move would: as the last word of a game without a result. */
    boolean mayBePoints(int next) {
        return lastWord == LastWord.MOVE_OR_POINTS && !movesFollow(next);
    }

    /** Whether the line may be tried both ways once more. */
    boolean mayFork() {
        return forks < MOST_FORKS;
    }

    void forked() {
        forks++;
    }
}
