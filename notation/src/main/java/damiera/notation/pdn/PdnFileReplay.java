package damiera.notation.pdn;

import damiera.notation.pdn.ReplayedGame.End;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Replays the games of one file, which may be of several games: each as the game that its own tags name. A game whose tags
 * name none is replayed as the game of the file, and so is one whose tags are wrong: it cannot be played to the end under
 * the game that they name, but under the file's it can, or comes more than twice as far. Memory does not grow with the
 * number of games. Not safe for use by several threads.
 */
public final class PdnFileReplay {
    private static final int MOST_KEPT = 32;

    private final PdnReplay file;
    /** Replays by what the tags say, so that tables are not compiled anew for each game. */
    private final Map<Names, Known> known = new HashMap<>();

    /** The games that tags name, and whether all is right with the tags. */
    private record Known(List<PdnReplay> replays, boolean inOrder) {}

    /** What tags say, as text. */
    private record Names(String gameType, String variant, String rules) {
        static Names of(PdnGame game) {
            String variant = game.tag("Variant").orElse("");
            String rules = variant.isEmpty() ? "" : game.tag("Rules").orElse("");
            return new Names(game.tag("GameType").orElse(""), variant, rules);
        }
    }

    /**
     * Prepares for one file.
     *
     * @param game the game of the file, as {@link PdnGuess} finds it
     */
    public PdnFileReplay(Rules game) {
        file = new PdnReplay(game);
    }

    /**
     * {@return what of the main line can be played; {@code start().rules()} tells as which game}
     *
     * @param game as it was read
     */
    public ReplayedGame replay(PdnGame game) {
        Names names = Names.of(game);
        Known kept = known.get(names);
        if (kept == null) {
            TaggedGame tagged = GameNames.of(game);
            kept = new Known(replays(tagged.games()), tagged.isInOrder());
            keep(names, kept);
        }
        ReplayedGame replayed = replay(game, kept.replays());
        if (kept.inOrder()) {
            return replayed;
        }
        TaggedGame tagged = GameNames.of(game); // told anew with the places of this game
        return replayed.with(tagged.faults(), tagged.warnings());
    }

    private void keep(Names names, Known kept) {
        if (known.size() >= MOST_KEPT) {
            known.clear();
        }
        known.put(names, kept);
    }

    private List<PdnReplay> replays(List<Rules> games) {
        List<PdnReplay> replays = new ArrayList<>();
        for (Rules rules : games) {
            replays.add(rules.equals(file.rules()) ? file : new PdnReplay(rules));
        }
        return replays;
    }

    private ReplayedGame replay(PdnGame game, List<PdnReplay> own) {
        if (own.isEmpty()) {
            return file.replay(game);
        }
        ReplayedGame first = own.getFirst().replay(game);
        if (first.end() != End.FAULT) {
            return first;
        }
        for (PdnReplay replay : own.subList(1, own.size())) {
            ReplayedGame other = replay.replay(game);
            if (other.end() != End.FAULT) {
                return other;
            }
        }
        return own.contains(file) ? first : orAsFile(game, first);
    }

    private ReplayedGame orAsFile(PdnGame game, ReplayedGame tagged) {
        ReplayedGame other = file.replay(game);
        boolean wrongTag = other.end() != End.FAULT
                || other.plies().size() > 2 * tagged.plies().size();
        if (!wrongTag) {
            return tagged;
        }
        TextPlace place = game.tagItem("Variant")
                .or(() -> game.tagItem("GameType"))
                .map(PdnTag::place)
                .orElse(game.place());
        PdnReason reason = new PdnReason.OtherGame(tagged.start().rules(), file.rules());
        return other.with(List.of(), List.of(new PdnFault(place, reason)));
    }
}
