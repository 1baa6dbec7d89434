package damiera.notation.pdn;

import damiera.rules.Goal;
import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds out which game the games of a file are: the one that a GameType or Variant tag names if the first 20 games
 * replay under it, else the one in which most replay to the end. Of games in which equally many do, it is the one that the
 * tag names, unless another comes more than twice as far; else the one in which most plies can be played; else the first
 * in the order of {@link Variants#ALL}. Give it the games of the file in their order until it {@link #isCertain()} or the
 * file ends; {@value #MOST} games are enough.
 */
public final class PdnGuess {
    /** How many games have to replay under the game that is named. */
    public static final int PROBE = 20;
    /** How many games are counted at most. */
    public static final int MOST = 2_000;

    private final List<PdnGame> probe = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private Optional<Rules> named = Optional.empty();
    /** How many candidates, the first of all, a tag names. */
    private int tagged;

    private int games;

    /** A game, and how much of the file replays in it. */
    private static final class Candidate {
        private final PdnReplay replay;
        private int legal;
        private long plies;

        Candidate(Rules rules) {
            replay = new PdnReplay(rules);
        }

        void add(PdnGame game) {
            ReplayedGame replayed = replay.replay(game);
            legal += replayed.end() == ReplayedGame.End.FAULT ? 0 : 1;
            plies += replayed.plies().size();
        }

        boolean isBetterThan(Candidate other) {
            return legal == other.legal ? plies > other.plies : legal > other.legal;
        }
    }

    /** Starts without knowing anything. */
    public PdnGuess() {}

    /**
     * Takes one more game into account.
     *
     * @param game the next game of the file
     */
    public void add(PdnGame game) {
        if (isCertain()) {
            return;
        }
        games++;
        if (games <= PROBE) {
            probe.add(game);
        } else {
            count(game);
        }
        if (games == PROBE) {
            settle();
        }
    }

    /** {@return whether further games cannot change the answer} */
    public boolean isCertain() {
        return games >= MOST || (games >= PROBE && named.isPresent());
    }

    /** {@return the game} */
    public Rules rules() {
        settle();
        return named.orElseGet(this::mostReplayed);
    }

    /** {@return whether it was found by replaying, against what a tag says or without one} */
    public boolean isGuessed() {
        Rules found = rules();
        return named.isEmpty() && !firstNamed().contains(found);
    }

    /** Decides by the first games whether the game that is named is right; if not, counts them. */
    private void settle() {
        if (candidates.isEmpty() && named.isEmpty()) {
            named = firstReplaying(firstNamed());
            if (named.isEmpty()) {
                probe.forEach(this::count);
            }
        }
    }

    private List<Rules> firstNamed() {
        for (PdnGame game : probe) {
            List<Rules> rules = GameNames.of(game).games();
            if (!rules.isEmpty()) {
                return rules;
            }
        }
        return List.of();
    }

    private Optional<Rules> firstReplaying(List<Rules> rules) {
        for (Rules each : rules) {
            if (replaysAll(each, probe)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean replaysAll(Rules rules, List<PdnGame> games) {
        PdnReplay replay = new PdnReplay(rules);
        for (PdnGame game : games) {
            if (!isLegal(replay, game)) {
                return false;
            }
        }
        return true;
    }

    private void count(PdnGame game) {
        if (candidates.isEmpty()) {
            firstNamed().forEach(rules -> candidates.add(new Candidate(rules)));
            tagged = candidates.size();
            for (Rules rules : Variants.ALL) {
                if (!isPlayedLikeAnEarlier(rules)) {
                    candidates.add(new Candidate(rules));
                }
            }
        }
        for (Candidate candidate : candidates) {
            candidate.add(game);
        }
    }

    /** Whether a game before this one has the same moves: it then replays as many games, and comes first. */
    private boolean isPlayedLikeAnEarlier(Rules rules) {
        for (Candidate earlier : candidates) {
            Rules other = earlier.replay.rules();
            boolean sameMoves = other.withGoal(rules.goal())
                    .withDraws(rules.draws())
                    .withNotation(
                            other.notation().withGameTypeNumber(rules.notation().gameTypeNumber()))
                    .sameGameAs(rules);
            if (sameMoves && other.goal() != Goal.BREAKTHROUGH) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLegal(PdnReplay replay, PdnGame game) {
        return replay.replay(game).end() != ReplayedGame.End.FAULT;
    }

    private Rules mostReplayed() {
        if (candidates.isEmpty()) {
            return Variants.ALL.getFirst();
        }
        Candidate best = candidates.getFirst();
        for (Candidate candidate : candidates) {
            best = candidate.isBetterThan(best) ? candidate : best;
        }
        for (Candidate named : candidates.subList(0, tagged)) {
            if (named.legal == best.legal && 2 * named.plies >= best.plies) {
                return named.replay.rules();
            }
        }
        return best.replay.rules();
    }

    /**
     * {@return the game that the tags of one game name, if they do: Variant before GameType, the whole GameType before
     * its number alone; where several games have it, the first under which this one replays, or else the first}
     *
     * @param game as it was read
     */
    public static Optional<Rules> named(PdnGame game) {
        List<Rules> games = GameNames.of(game).games();
        if (games.size() > 1) {
            for (Rules each : games) {
                if (replaysAll(each, List.of(game))) {
                    return Optional.of(each);
                }
            }
        }
        return games.isEmpty() ? Optional.empty() : Optional.of(games.getFirst());
    }
}
