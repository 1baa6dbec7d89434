package damiera.notation.pdn;

import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.NumberItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.TextItem;
import damiera.notation.pdn.PdnItem.Turn;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.notation.pdn.PdnReason.Bound;
import damiera.notation.pdn.PdnReason.Slip;
import damiera.notation.pdn.PdnToken.Kind;
import damiera.notation.pdn.PdnToken.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A game while it is read. Its size is bounded: beyond the bounds words are dropped with one fault. */
final class PdnGameBuilder {
    private static final int MOST_ITEMS = 100_000;
    private static final int MOST_TAGS = 200;
    private static final int MOST_NOTES = 1_000;
    private static final int DEEPEST = 100;
    private static final int MOST_NAGS = 20;
    private static final int FARTHEST_BACK = 20;
    private static final int MOST_CLOCKS = 4;
    private static final int CHARACTERS_AN_ITEM = 64;
    private static final int LONGEST_REST = 1 << 20;
    private static final int LONGEST_QUOTE = 80;

    private final TextPlace place;
    private final List<PdnTag> tags = new ArrayList<>();
    private final List<PdnFault> faults = new ArrayList<>();
    private final List<PdnFault> warnings = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private Optional<String> result = Optional.empty();
    private boolean anyMove;
    private int lastNumber;
    private boolean numbered;
    private int count;
    private boolean full;
    private boolean tagsFull;
    private final StringBuilder rest = new StringBuilder();
    private TextPlace restPlace = TextPlace.NOWHERE;

    /** The main line, or a variation that is still open. */
    private record Line(List<PdnItem> items, TextPlace place) {}

    PdnGameBuilder(TextPlace place) {
        this.place = place;
        lines.add(new Line(new ArrayList<>(), place));
    }

    boolean hasMoves() {
        return anyMove;
    }

    boolean hasMoveOrTag() {
        return anyMove || !tags.isEmpty();
    }

    boolean isPastMoveOne() {
        return anyMove && lastNumber > 1 && !isInVariation();
    }

    boolean isInVariation() {
        return lines.size() > 1 && !isStopped();
    }

    /** Whether text has stopped the reading of this game; whatever follows up to its end is kept as it stands. */
    boolean isStopped() {
        return !rest.isEmpty();
    }

    boolean hasTag(PdnToken token) {
        return value(PdnTagNames.standard(token.name())).isPresent();
    }

    private Optional<String> value(String name) {
        for (PdnTag tag : tags) {
            if (tag.name().equals(name)) {
                return Optional.of(tag.value());
            }
        }
        return Optional.empty();
    }

    boolean isResultTag(String text) {
        return anyMove && value("Result").map(PdnResults::standard).equals(Optional.of(PdnResults.standard(text)));
    }

    void addTag(PdnToken token) {
        if (tags.size() >= MOST_TAGS) {
            warnOfTags(token);
        } else if (token.name().isEmpty()) {
            warn(token, Slip.UNNAMED_TAG);
        } else {
            tags.add(new PdnTag(PdnTagNames.standard(token.name()), token.text(), token.place()));
        }
    }

    private void warnOfTags(PdnToken token) {
        if (!tagsFull) {
            tagsFull = true;
            warn(token, new PdnReason.TooMuch(Bound.TAGS, MOST_TAGS));
        }
    }

    /**
     * Square brackets without quotes are a tag among tags, and a comment among moves; those that are not closed stop the
     * game there, since what belongs to them cannot be told from moves.
     */
    void addLooseTag(PdnToken token) {
        if (anyMove && token.state() == State.OPEN) {
            stop(token);
        } else if (anyMove) {
            warn(token, Slip.BRACKETS_AMONG_MOVES);
            add(new CommentItem(token.source(), token.place()));
        } else if (token.name().isEmpty()) {
            warn(token, Slip.UNNAMED_TAG);
        } else {
            warn(token, Slip.UNQUOTED_VALUE);
            addTag(token);
        }
    }

    void addNumber(PdnToken token) {
        int number = Integer.parseInt(token.text());
        numbered = true;
        lastNumber = lines.size() == 1 ? number : lastNumber;
        add(new NumberItem(number, token.is(Kind.NUMBER) ? Turn.FIRST : Turn.SECOND, token.place()));
    }

    void addMove(PdnToken token) {
        anyMove = true;
        add(new MoveItem(token.text(), List.of(), token.place()));
    }

    /** {@code 47x36 <42,29>}: belongs to the move before. */
    void addCaptured(PdnToken token) {
        changeLastMove(
                token, move -> move.text().indexOf('<') >= 0 ? move : move.with(move.text() + " " + token.text()));
    }

    void addNag(PdnToken token) {
        int nag = Integer.parseInt(token.text());
        changeLastMove(token, move -> move.nags().size() < MOST_NAGS ? move.with(nag) : move);
    }

    private void changeLastMove(PdnToken token, UnaryOperator<MoveItem> change) {
        List<PdnItem> items = lines.getLast().items();
        for (int i = items.size() - 1; i >= Math.max(0, items.size() - FARTHEST_BACK); i--) {
            if (items.get(i) instanceof MoveItem move) {
                items.set(i, change.apply(move));
                return;
            }
        }
        warn(token, Slip.MARK_WITHOUT_MOVE);
    }

    void addMissing(PdnToken token) {
        add(new MissingItem(token.place()));
    }

    void addComment(PdnToken token) {
        switch (token.state()) {
            case OPEN -> faults.add(new PdnFault(token.place(), Slip.COMMENT_NOT_CLOSED));
            case NESTED -> warn(token, Slip.NESTED_COMMENT);
            case CLOSED -> {}
        }
        String text = withoutClocks(token.text());
        if (!text.isEmpty() || token.text().isEmpty()) {
            add(new CommentItem(text, token.place()));
        }
    }

    /** Takes clocks out of the comment on a move, which then has them as values. */
    private String withoutClocks(String comment) {
        int move = PdnClockText.mayBeIn(comment) ? commentedMove() : -1;
        if (move < 0) {
            return comment;
        }
        List<PdnItem> items = lines.getLast().items();
        MoveItem item = (MoveItem) items.get(move);
        PdnClockText.Comment taken =
                PdnClockText.take(comment, MOST_CLOCKS - item.clocks().size());
        for (PdnClock clock : taken.clocks()) {
            item = item.with(clock);
        }
        items.set(move, item);
        return taken.text();
    }

    /** The place of the move that the next comment is on: nothing but comments and numbers behind; -1 without one. */
    private int commentedMove() {
        List<PdnItem> items = lines.getLast().items();
        int last = items.size() - 1;
        int farthest = Math.max(0, items.size() - FARTHEST_BACK);
        while (last >= farthest && isPassedByClocks(items.get(last))) {
            last--;
        }
        return last >= farthest && items.get(last) instanceof MoveItem ? last : -1;
    }

    private static boolean isPassedByClocks(PdnItem item) {
        return item instanceof CommentItem || item instanceof TextItem || PdnItemText.saysNothing(item);
    }

    void addSetup(PdnToken token) {
        anyMove = true;
        add(new SetupItem(token.text(), token.place()));
    }

    private void add(PdnItem item) {
        if (count < MOST_ITEMS) {
            lines.getLast().items().add(item);
            count += 1 + (item instanceof CommentItem comment ? comment.text().length() / CHARACTERS_AN_ITEM : 0);
        } else if (!full) {
            full = true;
            faults.add(new PdnFault(item.place(), new PdnReason.TooMuch(Bound.ITEMS, MOST_ITEMS)));
        }
    }

    void open(PdnToken token) {
        lines.add(new Line(new ArrayList<>(), token.place()));
        if (lines.size() == DEEPEST) {
            faults.add(new PdnFault(token.place(), new PdnReason.TooMuch(Bound.DEPTH, DEEPEST)));
        }
    }

    void close(PdnToken token) {
        if (lines.size() == 1) {
            warn(token, Slip.NOTHING_TO_CLOSE);
        } else {
            Line line = lines.removeLast();
            if (lines.size() < DEEPEST) {
                add(new VariationItem(line.items(), line.place()));
            }
        }
    }

    /** Whether the game is over with this result; within a variation it is not. */
    boolean endsWith(PdnToken token) {
        if (isInVariation()) {
            warn(token, Slip.RESULT_IN_VARIATION);
            add(new TextItem(token.text(), token.place()));
            return false;
        }
        end(token.text());
        return true;
    }

    void end(String text) {
        result = Optional.of(PdnResults.standard(text));
    }

    /**
     * Text outside braces stops the game among the moves of the main line, where tags have begun it also behind the
     * first number; elsewhere it is passed over.
     */
    void addText(PdnToken token) {
        boolean amongMoves = anyMove || numbered && !tags.isEmpty();
        if (amongMoves && lines.size() == 1) {
            stop(token);
        } else {
            warn(token, new PdnReason.StrayText(token.text()));
            add(new TextItem(token.text(), token.place()));
        }
    }

    private void stop(PdnToken token) {
        String text = token.source();
        String quote = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "..." : text;
        faults.add(new PdnFault(token.place(), new PdnReason.StrayText(quote)));
        restPlace = token.place();
        addRest(token);
    }

    /** Keeps what stands behind the place where the game stopped. */
    void addRest(PdnToken token) {
        lastNumber = token.is(Kind.NUMBER) ? Integer.parseInt(token.text()) : lastNumber;
        if (rest.length() < LONGEST_REST) {
            rest.append(rest.isEmpty() ? "" : " ").append(token.source());
        }
    }

    void warn(PdnToken token, PdnReason reason) {
        if (warnings.size() < MOST_NOTES) {
            warnings.add(new PdnFault(token.place(), reason));
        }
    }

    PdnGame build() {
        while (lines.size() > 1) {
            Line line = lines.removeLast();
            if (lines.size() < DEEPEST) {
                faults.add(new PdnFault(line.place(), Slip.VARIATION_NOT_CLOSED));
                add(new VariationItem(line.items(), line.place()));
            }
        }
        if (isStopped()) {
            lines.getFirst().items().add(new TextItem(rest.toString(), restPlace));
        }
        return new PdnGame(tags, lines.getFirst().items(), result, place, faults, warnings);
    }
}
