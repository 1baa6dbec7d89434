package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class DrawTest {
    @ParameterizedTest(name = "{0} {1} after {3} plies")
    @CsvFileSource(resources = "draws.csv", numLinesToSkip = 1)
    void a_game_of_kings_is_drawn_by_its_count_and_not_before(
            String game, String fen, String cycle, int plies, Outcome.DrawReason reason, String comment) {
        Game start = Game.from(Positions.position(withoutRepetition(Positions.rules(game)), fen));

        Game before = play(start, cycle.split(" ", -1), plies - 1);
        Game full = play(start, cycle.split(" ", -1), plies);

        assertThat(before.outcome()).as(comment).isEqualTo(new Outcome.Ongoing());
        assertThat(full.outcome()).as(comment).isEqualTo(new Outcome.Drawn(reason));
    }

    @Test
    void where_several_rules_apply_at_once_the_first_of_the_list_draws() {
        DrawRule repetition = new DrawRule.Repetition(2);
        DrawRule quiet = new DrawRule.QuietPlies(4);

        assertThat(afterOneCycle(repetition, quiet)).isEqualTo(new Outcome.Drawn(Outcome.DrawReason.REPETITION));
        assertThat(afterOneCycle(quiet, repetition)).isEqualTo(new Outcome.Drawn(Outcome.DrawReason.QUIET_PLIES));
    }

    private static Outcome afterOneCycle(DrawRule... draws) {
        Rules rules = Positions.rules("english").withDraws(new DrawRules(List.of(draws), CountMode.AUTOMATIC));
        Game start = Game.from(Positions.position(rules, "W:WK32:BK1"));
        return play(start, new String[] {"32-28", "1-5", "28-32", "5-1"}, 4).outcome();
    }

    private static Game play(Game start, String[] cycle, int plies) {
        Game game = start;
        for (int ply = 0; ply < plies; ply++) {
            game = Positions.play(game, cycle[ply % cycle.length]);
        }
        return game;
    }

    private static Rules withoutRepetition(Rules rules) {
        List<DrawRule> counts = rules.draws().rules().stream()
                .filter(rule -> !(rule instanceof DrawRule.Repetition))
                .toList();
        return rules.withDraws(new DrawRules(counts, rules.draws().count()));
    }
}
