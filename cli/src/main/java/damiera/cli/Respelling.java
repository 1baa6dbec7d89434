package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnTag;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.NotationRules;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** A game that was read in one game's notation, written in another's: same squares and captures, other names. */
final class Respelling {
    private Respelling() {}

    /** {@return the legal part of a game in the notation of these rules, which may be its own} */
    static String write(Rules target, PdnGame game, ReplayedGame replayed) {
        boolean same = target.equals(replayed.start().rules());
        if (same && replayed.end() == ReplayedGame.End.LEGAL && game.faults().isEmpty()) {
            return PdnWriter.write(target, game);
        }
        return PdnWriter.write(
                target,
                new PdnGame(
                        tags(target, game, replayed),
                        items(target, game, replayed),
                        game.result(),
                        game.place(),
                        List.of(),
                        game.warnings()));
    }

    private static List<PdnTag> tags(Rules target, PdnGame game, ReplayedGame replayed) {
        List<PdnTag> tags = new ArrayList<>();
        for (PdnTag tag : game.tags()) {
            switch (tag.name()) {
                case "FEN" ->
                    tags.add(new PdnTag(
                            "FEN", Fen.format(target, replayed.start().toSetup())));
                case "GameType", "Variant", "Rules" -> {} // the writer puts in the target's
                default -> tags.add(tag);
            }
        }
        return tags;
    }

    /** Moves told jump by jump become one; variations stay where both games name squares alike. */
    private static List<PdnItem> items(Rules target, PdnGame game, ReplayedGame replayed) {
        IdentityHashMap<PdnItem, PdnItem> spelled = new IdentityHashMap<>();
        for (ReplayedGame.Ply ply : replayed.plies()) {
            String text = target.text(ply.move());
            spelled.put(
                    ply.item(),
                    new PdnItem.MoveItem(text, ply.item().nags(), ply.item().place()));
        }
        boolean alike = alike(target.notation(), replayed.start().rules().notation());
        List<PdnItem> items = new ArrayList<>();
        for (PdnItem item : game.items()) {
            switch (item) {
                case PdnItem.MoveItem move when spelled.containsKey(move) -> items.add(spelled.get(move));
                case PdnItem.MoveItem _, PdnItem.SetupItem _ -> {}
                case PdnItem.VariationItem variation when !alike -> {}
                default -> items.add(item);
            }
        }
        return items;
    }

    private static boolean alike(NotationRules one, NotationRules other) {
        return one.squareNames() == other.squareNames();
    }
}
