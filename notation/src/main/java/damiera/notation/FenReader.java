package damiera.notation;

import damiera.notation.Expected.Thing;
import damiera.rules.KingRun;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads one FEN. Blanks are taken out first, but for those between squares, which are commas; {@link #offsets} leads back
 * to the text as it was given.
 */
final class FenReader {
    private static final int LONGEST = 10_000;
    private static final int MOST_PLIES = 100_000;

    private final Rules rules;
    private final String text;
    private final String compact;
    private final int[] offsets;
    private final FenPieces pieces;
    private Optional<Side> toMove = Optional.empty();
    private KingRun whiteRun = KingRun.NONE;
    private KingRun blackRun = KingRun.NONE;
    private int quietPlies;

    FenReader(Rules rules, String text) {
        if (text.length() > LONGEST) {
            throw NotationException.at(text, LONGEST, new Expected.Length(LONGEST));
        }
        this.rules = rules;
        this.text = text;
        this.offsets = new int[text.length() + 1];
        this.compact = compact();
        this.pieces = new FenPieces(rules, this);
    }

    private String compact() {
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!isBlank(text.charAt(i))) {
                keep(kept, i, text.charAt(i));
            } else if (isBetweenSquares(i)) {
                keep(kept, i, ',');
            }
        }
        while (kept.length() > 0 && kept.charAt(kept.length() - 1) == '.') {
            kept.setLength(kept.length() - 1);
        }
        offsets[kept.length()] = text.length();
        return kept.toString();
    }

    private void keep(StringBuilder kept, int i, char c) {
        offsets[kept.length()] = i;
        kept.append(c);
    }

    /** Whether a blank is all that stands between two squares, as in "W31 32 K33": the last blank of those that do. */
    private boolean isBetweenSquares(int blank) {
        int next = blank + 1;
        if (next >= text.length() || !isSquareStart(text.charAt(next))) {
            return false;
        }
        int last = blank;
        while (last >= 0 && isBlank(text.charAt(last))) {
            last--;
        }
        return last >= 0 && SquareText.isDigit(text.charAt(last));
    }

    private static boolean isSquareStart(char c) {
        return SquareText.isDigit(c) || c == 'K' || c >= 'a' && c <= 'n';
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\u00a0' || c == '\ufeff';
    }

    Setup read() {
        List<int[]> fields = fields();
        int first = readSideToMove(fields);
        for (int[] field : fields.subList(first, fields.size())) {
            readField(field[0], field[1]);
        }
        if (pieces.groups() == 0) {
            throw failure(compact.length(), Thing.PIECES);
        }
        return new Setup(pieces.placed(), pieces.unknown(), toMove, whiteRun, blackRun, quietPlies);
    }

    /** Start and end of each part between colons. */
    private List<int[]> fields() {
        List<int[]> fields = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= compact.length(); i++) {
            if (i == compact.length() || compact.charAt(i) == ':') {
                fields.add(new int[] {start, i});
                start = i + 1;
            }
        }
        return fields;
    }

    /** Reads the side to move; answers the index of the field after it. */
    private int readSideToMove(List<int[]> fields) {
        int[] first = fields.getFirst();
        if (first[1] - first[0] > 1) {
            if (side(first[0]).isPresent()) {
                return 0; // "W31-50:B1-20": nobody said whose turn it is
            }
            throw failure(first[0], Thing.SIDE_TO_MOVE);
        }
        if (first[1] > first[0] && compact.charAt(first[0]) != '?') {
            toMove = side(first[0]);
            if (toMove.isEmpty()) {
                throw failure(first[0], Thing.SIDE_TO_MOVE);
            }
        }
        if (sideIsToldTwice(fields)) {
            toMove = side(fields.get(1)[0]);
            return 2;
        }
        return 1;
    }

    /** Whether it is of the form W:B:W50:B, where the second field is the side to move. */
    private boolean sideIsToldTwice(List<int[]> fields) {
        if (fields.size() < 4 || fields.get(1)[1] - fields.get(1)[0] != 1) {
            return false;
        }
        int groups = 0;
        for (int[] field : fields.subList(1, fields.size())) {
            groups += field[1] > field[0] && side(field[0]).isPresent() ? 1 : 0;
        }
        return groups == 3;
    }

    private Optional<Side> side(int index) {
        return switch (compact.charAt(index)) {
            case 'W', 'w' -> Optional.of(Side.WHITE);
            case 'B', 'b' -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    private void readField(int start, int end) {
        if (start == end) {
            pieces.emptyGroup();
            return;
        }
        switch (compact.charAt(start)) {
            case 'W', 'w' -> pieces.read(Side.WHITE, start + 1, end);
            case 'B', 'b' -> pieces.read(Side.BLACK, start + 1, end);
            case 'H', 'h' -> quietPlies = number(start + 1, end);
            case '+' -> readRuns(start, end);
            default -> {
                // a field of somebody else's
            }
        }
    }

    /** A number, or 0 where there is none: a suffix never spoils a position. */
    private int number(int start, int end) {
        int number = 0;
        for (int i = start; i < end && SquareText.isDigit(compact.charAt(i)); i++) {
            number = Math.min(MOST_PLIES, 10 * number + compact.charAt(i) - '0');
        }
        return number;
    }

    private void readRuns(int start, int end) {
        int second = compact.indexOf('+', start + 1);
        int middle = second < 0 || second > end ? end : second;
        whiteRun = run(Side.WHITE, start + 1, middle);
        blackRun = middle < end ? run(Side.BLACK, middle + 1, end) : KingRun.NONE;
    }

    /** "2" or "2(47)"; without a square the side's only king is meant. */
    private KingRun run(Side side, int start, int end) {
        int moves = number(start, end);
        int open = compact.indexOf('(', start);
        int close = compact.indexOf(')', start);
        if (moves == 0) {
            return KingRun.NONE;
        }
        if (open >= start && close > open && close < end) {
            return new KingRun(SquareText.find(rules, compact.substring(open + 1, close)), moves);
        }
        return new KingRun(pieces.onlyKing(side), moves);
    }

    String compactText() {
        return compact;
    }

    NotationException failure(int compactIndex, Expected expected) {
        return NotationException.at(text, offsets[compactIndex], expected);
    }
}
