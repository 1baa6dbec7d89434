package damiera.notation;

import damiera.rules.KingRun;
import damiera.rules.Piece;
import damiera.rules.Placed;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.Side;
import damiera.rules.SquareNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes strict FEN. */
final class FenWriter {
    private final Rules rules;
    private final Setup setup;
    private final StringBuilder out = new StringBuilder();

    FenWriter(Rules rules, Setup setup) {
        this.rules = rules;
        this.setup = setup;
    }

    String write() {
        out.append(
                setup.sideToMove().map(side -> side == Side.WHITE ? "W" : "B").orElse("?"));
        writeSide(Side.WHITE, ":W");
        writeSide(Side.BLACK, ":B");
        if (setup.quietPlies() > 0) {
            out.append(":H").append(setup.quietPlies());
        }
        if (setup.whiteRun().moves() > 0 || setup.blackRun().moves() > 0) {
            out.append(':');
            writeRun(Side.WHITE, setup.whiteRun());
            writeRun(Side.BLACK, setup.blackRun());
        }
        return out.toString();
    }

    private void writeSide(Side side, String prefix) {
        out.append(prefix);
        String separator = "";
        for (Placed placed : sorted(side)) {
            out.append(separator).append(placed.piece() == Piece.KING ? "K" : "");
            out.append(SquareText.format(rules, placed.square()));
            separator = ",";
        }
    }

    private List<Placed> sorted(Side side) {
        List<Placed> pieces = new ArrayList<>();
        for (Placed placed : setup.placed()) {
            if (placed.side() == side && rules.board().has(placed.square())) {
                pieces.add(placed);
            }
        }
        pieces.sort(order());
        return pieces;
    }

    /** By number as printed, or by file and then rank as printed. */
    private Comparator<Placed> order() {
        SquareNames names = rules.notation().squareNames();
        Comparator<Placed> byNumber = Comparator.comparing(Placed::square);
        return switch (names) {
            case NUMBERS_FROM_TOP -> byNumber;
            case NUMBERS_FROM_BOTTOM -> byNumber.reversed();
            case LETTERS_FROM_TOP -> byFile().thenComparing(byNumber);
            case LETTERS_FROM_BOTTOM -> byFile().thenComparing(byNumber.reversed());
        };
    }

    private Comparator<Placed> byFile() {
        return Comparator.comparingInt(placed -> rules.board().file(placed.square()));
    }

    private void writeRun(Side side, KingRun run) {
        out.append('+').append(run.moves());
        if (run.moves() > 0 && run.king().isPresent() && kings(side) > 1) {
            out.append('(').append(SquareText.format(rules, run.king().get())).append(')');
        }
    }

    private int kings(Side side) {
        int kings = 0;
        for (Placed placed : setup.placed()) {
            kings += placed.side() == side && placed.piece() == Piece.KING ? 1 : 0;
        }
        return kings;
    }
}
