package damiera.notation.pdn;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.NotationException;
import damiera.notation.pdn.PdnItem.CommentItem;
import damiera.notation.pdn.PdnItem.MissingItem;
import damiera.notation.pdn.PdnItem.MoveItem;
import damiera.notation.pdn.PdnItem.NumberItem;
import damiera.notation.pdn.PdnItem.SetupItem;
import damiera.notation.pdn.PdnItem.TextItem;
import damiera.notation.pdn.PdnItem.VariationItem;
import damiera.notation.pdn.PdnWriter.IllegalThere;
import damiera.notation.pdn.ReplayedGame.Cut;
import damiera.notation.pdn.ReplayedGame.Ply;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Refusal;
import damiera.rules.Rules;
import damiera.rules.Setup;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Square;
import java.util.List;
import java.util.Optional;

/** Writes movetext. */
final class PdnMoveWriter {
    private final Rules rules;
    private final PdnRemark remark;
    private final PdnGame game;
    private final ReplayedGame replayed;
    private final PdnLayout out = new PdnLayout();

    PdnMoveWriter(Rules rules, PdnRemark remark, PdnGame game, ReplayedGame replayed) {
        this.rules = rules;
        this.remark = remark;
        this.game = game;
        this.replayed = replayed;
    }

    String write(TwinPosition begin) throws IllegalThere {
        int half = begin.target().sideToMove() == rules.firstMover() ? 0 : 1;
        Optional<PdnFault> fault = faultOfFen();
        if (fault.isPresent()) {
            String fen = "[FEN \"" + game.tag("FEN").orElse("") + "\"] " + PdnItemText.of(game.items());
            writeRemark(fault.get(), fen.strip());
        } else {
            Walk walk = new Walk(begin, replayed.plies(), half);
            walk.write(game.items().subList(0, replayed.reached()));
            walk.writeRest(game.items(), replayed.reached(), replayed.cut(), replayed.faults());
        }
        out.word("*");
        return out.toString();
    }

    /** Why the position of the tag cannot be played from. */
    private Optional<PdnFault> faultOfFen() {
        return game.tagItem("FEN").flatMap(tag -> faultAt(tag.place(), replayed.faults()));
    }

    private static Optional<PdnFault> faultAt(TextPlace place, List<PdnFault> faults) {
        for (PdnFault fault : faults) {
            if (fault.place().equals(place) && !place.equals(TextPlace.NOWHERE)) {
                return Optional.of(fault);
            }
        }
        return Optional.empty();
    }

    /** The fault at one of these items, or else the first of all. */
    private static PdnFault faultAmong(List<PdnItem> items, List<PdnFault> faults) {
        for (PdnItem item : items) {
            Optional<PdnFault> fault = faultAt(item.place(), faults);
            if (fault.isPresent()) {
                return fault.get();
            }
        }
        return faults.getFirst();
    }

    private void writeRemark(PdnFault fault, String rest) {
        out.word(braced(remark.on(fault, rest)));
    }

    /** A comment with its blanks as the reader keeps them, and no brace of its own. */
    private static String braced(String text) {
        StringBuilder single = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            boolean blank = text.charAt(i) <= ' ';
            if (!blank || (!single.isEmpty() && single.charAt(single.length() - 1) != ' ')) {
                single.append(blank ? ' ' : text.charAt(i));
            }
        }
        return "{" + Entities.encode(single.toString().strip()) + "}";
    }

    /** One line on its way. */
    private final class Walk {
        private final List<Ply> plies;
        private TwinPosition before;
        private TwinPosition now;
        /** Half-moves since move 1 of the first mover. */
        private int half;
        /** The same before the last move, where a variation begins. */
        private int halfBefore;

        private int next;
        private boolean tellNumber = true;

        Walk(TwinPosition begin, List<Ply> plies, int half) {
            this.before = begin;
            this.now = begin;
            this.plies = plies;
            this.half = half;
            this.halfBefore = half;
        }

        void write(List<PdnItem> items) throws IllegalThere {
            for (PdnItem item : items) {
                switch (item) {
                    case MoveItem move -> {
                        if (next < plies.size() && move.equals(plies.get(next).item())) {
                            writePly(plies.get(next++)); // any other is a jump of the capture before
                        }
                    }
                    case CommentItem comment -> writeComment(comment.text());
                    case TextItem text -> writeText(text);
                    case VariationItem variation -> writeVariation(variation);
                    case SetupItem setup -> writeSetup(setup);
                    case NumberItem _, MissingItem _ -> {
                        // numbers are counted anew
                    }
                }
            }
        }

        /** Writes what stands behind the place where the line stopped, if it stopped. */
        void writeRest(List<PdnItem> items, int reached, Optional<Cut> cut, List<PdnFault> faults) throws IllegalThere {
            List<PdnItem> rest = items.subList(reached, items.size());
            if (cut.isPresent()) {
                writeCut(cut.get());
                write(rest);
            } else if (!rest.isEmpty()) {
                writeRemark(faultAmong(rest, faults), PdnItemText.of(rest));
                tellNumber = true;
            }
        }

        /** A capture is cut short in another game as well, or it cannot be written there. */
        private void writeCut(Cut cut) throws IllegalThere {
            if (!CutCapture.isStartOf(now.target(), cut.squares())) {
                throw new IllegalThere(
                        cut.item().place(),
                        new PdnReason.IllegalMove(cut.item().text(), rules, new Refusal.NotAMove()));
            }
            String separator = Character.toString(rules.notation().captureSeparator());
            StringBuilder text = new StringBuilder();
            for (Square square : cut.squares()) {
                text.append(text.isEmpty() ? "" : separator).append(rules.name(square));
            }
            if (cut.squares().size() == 1) {
                text.append(separator.equals("-") ? "x" : separator); // which tells it from a number
            }
            writeNumber();
            writeMove(text.toString(), cut.item());
            passed();
        }

        private void writePly(Ply ply) throws IllegalThere {
            Move move = now.targetMove(ply.move(), ply.item().place());
            writeNumber();
            writeMove(MoveText.pdn(now.target(), move), ply.item());
            passed();
            now = now.after(ply.move(), ply.after(), move);
        }

        /** Goes on behind a move that was written. */
        private void passed() {
            before = now;
            halfBefore = half;
            half++;
        }

        private void writeMove(String text, MoveItem item) {
            List<Integer> nags = item.nags();
            String marks = nags.isEmpty() ? "" : Nags.marks(nags.getFirst());
            out.word(text + marks);
            for (int nag : marks.isEmpty() ? nags : nags.subList(1, nags.size())) {
                out.word("$" + nag);
            }
            for (PdnClock clock : item.clocks()) {
                out.word("{" + PdnClockText.write(clock) + "}");
                tellNumber = true;
            }
        }

        private void writeNumber() {
            boolean first = now.target().sideToMove() == rules.firstMover();
            half += first == (half % 2 == 0) ? 0 : 1;
            if (first || tellNumber) {
                out.word((half / 2 + 1) + (first ? "." : "..."));
            }
            tellNumber = false;
        }

        private void writeComment(String text) {
            out.word(braced(text));
            tellNumber = true;
        }

        /** Text outside braces is a comment, with a remark where it stopped the reading. */
        private void writeText(TextItem text) {
            Optional<PdnFault> fault = faultAt(text.place(), game.faults());
            if (fault.isPresent()) {
                writeRemark(fault.get(), text.text());
                tellNumber = true;
            } else {
                writeComment(text.text());
            }
        }

        private void writeVariation(VariationItem variation) throws IllegalThere {
            if (PdnItemText.saysNothing(variation)) {
                return;
            }
            PdnLine.Variation played = PdnLine.variation(variation, before.source(), now.source());
            PdnReplay.Line line = played.line();
            out.open();
            Walk walk = switch (played.place()) {
                case BEFORE -> new Walk(before, line.plies(), halfBefore);
                case AFTER -> new Walk(now, line.plies(), half);
            };
            walk.write(variation.items().subList(0, line.reached()));
            walk.writeRest(variation.items(), line.reached(), line.cut(), line.faults());
            out.close();
            tellNumber = true;
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
