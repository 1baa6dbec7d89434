package damiera.cli;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.engine.Bot;
import damiera.engine.Level;
import damiera.engine.RandomSource;
import damiera.notation.Fen;
import damiera.notation.RulesText;
import damiera.rules.EventResult;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Outcome;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.Square;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SittingTest {
    private static final Messages MESSAGES = Messages.of(Locale.ENGLISH);

    @TempDir
    private Path folder;

    @Test
    void the_program_takes_off_a_piece_that_should_have_captured() {
        Sitting sitting = against(game("italian+obligation=huff", "W:W5,10,22,26,27,28:B1,19"));
        sitting.enter("27-23");

        assertThat(sitting.answer()).isTrue();
        assertThat(sitting.table().note()).isEqualTo("The piece on 22 was huffed.");
        assertThat(sitting.answer()).isTrue();
        assertThat(sitting.awaitsOpponent()).isFalse();
    }

    @Test
    void the_program_declines_a_draw_where_it_stands_as_well() {
        Sitting sitting = against(Game.start(rules("italian")));
        sitting.enter("patta");

        assertThat(sitting.answer()).isTrue();

        assertThat(sitting.table().note()).isEqualTo("The draw is not accepted.");
        assertThat(sitting.table().game().drawOffer()).isEmpty();
        assertThat(sitting.table().isOver()).isFalse();
    }

    @Test
    void the_program_accepts_a_draw_where_it_is_lost() {
        Sitting sitting = against(game("italian", "W:WK20,K24,K28,K31:B1,2"));
        sitting.enter("patta");

        assertThat(sitting.answer()).isTrue();

        assertThat(sitting.table().note()).isEqualTo("The draw is agreed.");
        assertThat(sitting.table().game().outcome()).isEqualTo(new Outcome.Drawn(Outcome.DrawReason.AGREEMENT));
    }

    @Test
    void two_people_agree_to_a_draw() {
        Sitting sitting = sitting(Game.start(rules("italian")), Optional.empty());

        sitting.enter("draw");
        sitting.enter("22-18");
        sitting.enter("patta");

        assertThat(sitting.table().game().outcome()).isEqualTo(new Outcome.Drawn(Outcome.DrawReason.AGREEMENT));
    }

    @Test
    void the_count_is_asked_for_where_it_does_not_run_by_itself() {
        Sitting sitting = sitting(Game.start(rules("italian+count=request")), Optional.empty());

        sitting.enter("conta");

        assertThat(sitting.table().game().events()).containsExactly(new GameEvent.CountRequested(Side.WHITE));
        sitting.enter("count");
        assertThat(sitting.table().note()).isEqualTo("There is no count to ask for.");
    }

    @Test
    void every_event_is_saved_and_restored() throws IOException {
        Game missed = Game.start(rules("italian+obligation=huff+count=request"));
        for (GameEvent event : List.of(
                new GameEvent.DrawOffered(Side.BLACK),
                new GameEvent.DrawDeclined(Side.WHITE),
                new GameEvent.CountRequested(Side.WHITE),
                new GameEvent.Adjusting(),
                new GameEvent.Touched(new Square(22)),
                new GameEvent.Touched(new Square(23)),
                new GameEvent.DrawOffered(Side.WHITE))) {
            missed = after(missed, event);
        }

        assertRestored(missed);
        assertRestored(after(missed, new GameEvent.DrawAgreed(Side.BLACK)));
        assertRestored(after(missed, new GameEvent.Resigned(Side.BLACK)));
        assertRestored(after(missed, new GameEvent.TimeRanOut(Side.WHITE)));
    }

    @Test
    void a_line_cut_short_ends_the_restored_game_before_it_and_the_file_is_kept() throws IOException {
        Rules rules = rules("italian");
        SavedGame saved = new SavedGame(folder.resolve("cut.moves"));
        Files.writeString(saved.file(), "22-18\nresign\n");

        SavedGame.Resumed resumed = saved.resume(rules);

        assertThat(resumed.game().moves()).hasSize(1);
        assertThat(resumed.game().outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(resumed.damaged().orElseThrow()).hasContent("22-18\nresign\n");
    }

    private void assertRestored(Game game) throws IOException {
        SavedGame saved = new SavedGame(folder.resolve("game.moves"));
        saved.write(game);

        assertThat(saved.resume(game.rules())).isEqualTo(new SavedGame.Resumed(game, Optional.empty()));
    }

    private Sitting against(Game game) {
        Bot bot = Bot.of(game.rules());
        RandomSource chance = RandomSource.seeded(1);
        return sitting(
                game, Optional.of(new Opponent(Side.BLACK, now -> bot.decide(now, Side.BLACK, Level.MEDIUM, chance))));
    }

    private Sitting sitting(Game game, Optional<Opponent> opponent) {
        SavedGame saved = new SavedGame(folder.resolve("sitting.moves"));
        return new Sitting(new Table(game, MESSAGES), opponent, saved, MESSAGES);
    }

    private static Game after(Game game, GameEvent event) {
        return ((EventResult.Done) game.after(event)).game();
    }

    private static Game game(String id, String fen) {
        Rules rules = rules(id);
        SetupResult result = Position.of(rules, Fen.parse(rules, fen), SetupFault.ALL_WAIVERS);
        return Game.from(((SetupResult.Valid) result).position());
    }

    private static Rules rules(String id) {
        return RulesText.parse(id);
    }
}
