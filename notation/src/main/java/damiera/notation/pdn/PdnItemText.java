package damiera.notation.pdn;

import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.NumberItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.TextItem;
import damiera.notation.pdn.PdnItem.Turn;
import damiera.notation.pdn.PdnItem.VariationItem;
import java.util.List;

/** Movetext much as it was read, also where no rules understand it. */
final class PdnItemText {
    private PdnItemText() {}

    static String of(List<PdnItem> items) {
        StringBuilder out = new StringBuilder();
        for (PdnItem item : items) {
            out.append(out.isEmpty() ? "" : " ").append(of(item));
        }
        return out.toString();
    }

    /** Whether nothing of an item is written: numbers, missing moves and variations of nothing else. */
    static boolean saysNothing(PdnItem item) {
        return switch (item) {
            case NumberItem _, MissingItem _ -> true;
            case VariationItem(List<PdnItem> items, TextPlace _) -> {
                for (PdnItem inner : items) {
                    if (!saysNothing(inner)) {
                        yield false;
                    }
                }
                yield true;
            }
            default -> false;
        };
    }

    private static String of(PdnItem item) {
        return switch (item) {
            case MoveItem move -> of(move);
            case NumberItem number -> number.number() + (number.turn() == Turn.FIRST ? "." : "...");
            case MissingItem _ -> "...";
            case CommentItem comment -> "{" + comment.text() + "}";
            case TextItem text -> text.text();
            case VariationItem variation -> "(" + of(variation.items()) + ")";
            case SetupItem setup -> "/FEN \"" + setup.fen() + "\"/";
        };
    }

    private static String of(MoveItem move) {
        StringBuilder out = new StringBuilder(move.text());
        for (int nag : move.nags()) {
            String marks = Nags.marks(nag);
            out.append(marks.isEmpty() ? " $" + nag : marks);
        }
        for (PdnClock clock : move.clocks()) {
            out.append(" {").append(PdnClockText.write(clock)).append('}');
        }
        return out.toString();
    }
}
