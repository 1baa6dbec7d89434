package damiera.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The counts of a game's draw rules, folded over its plies; all of them except repetition, which needs the positions
 * themselves. An immutable value.
 *
 * <p>With {@link CountMode#ON_REQUEST} it is started anew, with 0 quiet plies, at the position in which a player asks.
 */
public final class DrawCounter {
    private final List<DrawRule> rules;
    private final int[] plies;
    private final Balance balance;

    private DrawCounter(List<DrawRule> rules, int[] plies, Balance balance) {
        this.rules = rules;
        this.plies = plies;
        this.balance = balance;
    }

    /**
     * {@return the counts in the position where the counting begins}
     *
     * @param draws      the rules
     * @param quietPlies plies without progress before this position, 0 or more
     * @param balance    what is on the board
     */
    public static DrawCounter start(DrawRules draws, int quietPlies, Balance balance) {
        List<DrawRule> rules = draws.rules();
        int[] plies = new int[rules.size()];
        for (int i = 0; i < plies.length; i++) {
            plies[i] = rules.get(i) instanceof DrawRule.QuietPlies ? quietPlies : 0;
        }
        return new DrawCounter(rules, plies, balance);
    }

    /**
     * {@return the counts one ply later}
     *
     * @param progress what the ply changed
     * @param after    what is on the board after it
     */
    public DrawCounter after(Progress progress, Balance after) {
        int[] next = new int[plies.length];
        for (int i = 0; i < next.length; i++) {
            next[i] = switch (rules.get(i)) {
                case DrawRule.QuietPlies _ -> progress == Progress.NONE ? plies[i] + 1 : 0;
                case DrawRule.EndgameCount count -> next(count, plies[i], progress, after);
                case DrawRule.Repetition _, DrawRule.OnePieceEach _ -> 0;
            };
        }
        return new DrawCounter(rules, next, after);
    }

    private int next(DrawRule.EndgameCount count, int soFar, Progress progress, Balance after) {
        Endgame endgame = count.endgame();
        if (!endgame.isOn(balance) || !endgame.isOn(after) || count.restart().isAt(progress)) {
            return 0;
        }
        return endgame.counts(after) ? soFar + 1 : soFar;
    }

    /** {@return what is on the board} */
    public Balance balance() {
        return balance;
    }

    /**
     * {@return the counts after a piece was huffed: progress like a capture, but no ply}
     *
     * @param after what is on the board after it
     */
    public DrawCounter afterHuff(Balance after) {
        int[] next = new int[plies.length];
        for (int i = 0; i < next.length; i++) {
            boolean goesOn = rules.get(i) instanceof DrawRule.EndgameCount count
                    && count.endgame().isOn(balance)
                    && count.endgame().isOn(after)
                    && !count.restart().isAt(Progress.CAPTURE);
            next[i] = goesOn ? plies[i] : 0;
        }
        return new DrawCounter(rules, next, after);
    }

    /**
     * {@return every count that runs: quiet plies always, an endgame's count while it is on the board; in the order of
     * the rules}
     */
    public List<DrawCount> counts() {
        List<DrawCount> counts = new ArrayList<>();
        for (int i = 0; i < plies.length; i++) {
            switch (rules.get(i)) {
                case DrawRule.QuietPlies quiet -> counts.add(new DrawCount(quiet, plies[i], quiet.plies()));
                case DrawRule.EndgameCount count -> {
                    if (count.endgame().isOn(balance)) {
                        counts.add(new DrawCount(count, plies[i], count.plies()));
                    }
                }
                case DrawRule.Repetition _, DrawRule.OnePieceEach _ -> {}
            }
        }
        return counts;
    }

    /** {@return the rules that draw the game now, in their order; repetition is never among them} */
    public List<DrawRule> drawnBy() {
        List<DrawRule> drawing = new ArrayList<>();
        List<DrawCount> counts = counts();
        for (DrawRule rule : rules) {
            if (rule instanceof DrawRule.OnePieceEach last ? last.isOn(balance) : isFull(counts, rule)) {
                drawing.add(rule);
            }
        }
        return drawing;
    }

    private static boolean isFull(List<DrawCount> counts, DrawRule rule) {
        for (DrawCount count : counts) {
            if (count.rule().equals(rule)) {
                return count.isFull();
            }
        }
        return false;
    }
}
