package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.NumberItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.notation.pdn.PdnWriter.IllegalThere;
import damiera.notation.pdn.ReplayedGame.End;
import damiera.notation.pdn.ReplayedGame.Ply;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import java.util.List;

/** Writes movetext. */
final class PdnMoveWriter {
    private final Rules rules;
    private final PdnLayout out = new PdnLayout();

    PdnMoveWriter(Rules rules) {
        this.rules = rules;
    }

    String write(TwinPosition begin, List<PdnItem> items, ReplayedGame replayed) throws IllegalThere {
        int half = begin.target().sideToMove() == rules.firstMover() ? 0 : 1;
        new Walk(begin, replayed.plies(), replayed.end(), half).write(items);
        out.word("*");
        return out.toString();
    }

    /** One line on its way. */
    private final class Walk {
        private final List<Ply> plies;
        private final End end;
        private TwinPosition before;
        private TwinPosition now;
        /** Half-moves since move 1 of the first mover. */
        private int half;

        private int next;
        private boolean tellNumber = true;

        Walk(TwinPosition begin, List<Ply> plies, End end, int half) {
            this.end = end;
            this.before = begin;
            this.now = begin;
            this.plies = plies;
            this.half = half;
        }

        void write(List<PdnItem> items) throws IllegalThere {
            for (PdnItem item : items) {
                switch (item) {
                    case MoveItem move -> {
                        if (next < plies.size() && move.equals(plies.get(next).item())) {
                            writePly(plies.get(next++));
                        } else if (next == plies.size() && end != End.LEGAL) {
                            return; // here the replay stopped; elsewhere it is a jump of the capture before
                        }
                    }
                    case CommentItem comment -> writeComment(comment);
                    case VariationItem variation -> writeVariation(variation);
                    case SetupItem setup -> writeSetup(setup);
                    case NumberItem _, MissingItem _ -> {
                        // numbers are counted anew
                    }
                }
            }
        }

        private void writePly(Ply ply) throws IllegalThere {
            Move move = now.targetMove(ply.move(), ply.item().place());
            writeNumber();
            String text = MoveText.pdn(now.target(), move);
            List<Integer> nags = ply.item().nags();
            String marks = nags.isEmpty() ? "" : Nags.marks(nags.getFirst());
            out.word(text + marks);
            for (int nag : marks.isEmpty() ? nags : nags.subList(1, nags.size())) {
                out.word("$" + nag);
            }
            before = now;
            now = now.after(ply.move(), ply.after(), move);
            half++;
        }

        private void writeNumber() {
            boolean first = now.target().sideToMove() == rules.firstMover();
            half += first == (half % 2 == 0) ? 0 : 1;
            if (first || tellNumber) {
                out.word((half / 2 + 1) + (first ? "." : "..."));
            }
            tellNumber = false;
        }

        private void writeComment(CommentItem comment) {
            out.word("{" + Entities.encode(comment.text()) + "}");
            tellNumber = true;
        }

        private void writeVariation(VariationItem variation) throws IllegalThere {
            PdnReplay.Line line = new PdnLine(variation.items(), 0).play(before.source());
            if (line.plies().isEmpty() && !hasComment(variation.items())) {
                return;
            }
            out.open();
            new Walk(before, line.plies(), line.end(), half - (next == 0 ? 0 : 1)).write(variation.items());
            out.close();
            tellNumber = true;
        }

        private static boolean hasComment(List<PdnItem> items) {
            for (PdnItem item : items) {
                if (item instanceof CommentItem) {
                    return true;
                }
            }
            return false;
        }

        private void writeSetup(SetupItem item) throws IllegalThere {
            try {
                Setup told = Fen.parse(now.source().rules(), item.fen());
                if (now.source().replacedBy(told, SetupFault.ALL_WAIVERS)
                        instanceof SetupResult.Valid(Position valid)) {
                    now = TwinPosition.of(valid, now.target(), item.place());
                    before = now;
                    out.word("/FEN \"" + Fen.format(now.target(), told.quietPlies()) + "\"/");
                }
            } catch (NotationException e) {
                throw new IllegalThere(item.place(), PdnReason.UnreadableFen.of(e));
            }
        }
    }
}
