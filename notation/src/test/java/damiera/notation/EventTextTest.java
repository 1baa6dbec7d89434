package damiera.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damiera.rules.EventResult;
import damiera.rules.EventResult.Denial;
import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Outcome;
import damiera.rules.Side;
import damiera.rules.Square;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventTextTest {
    private static final String HUFF = "italian+obligation=huff";

    @Test
    void a_game_is_the_same_after_its_events_were_written_and_read() {
        Game start = Game.from(Games.position(HUFF + "+count=request", "W:W22,31,32:B4,10,18"));
        Game game = played(
                start,
                "count white",
                "adjust",
                "touch 31",
                "touch 31",
                "31-27", // 22x13x6 was due
                "huff 22",
                "18-22",
                "32-28", // 27x18 was due
                "demand",
                "27x18",
                "offer black",
                "decline white",
                "resign black");

        Game again = played(start, texts(game).toArray(String[]::new));

        assertThat(again).isEqualTo(game);
        assertThat(again.outcome()).isEqualTo(new Outcome.Won(Side.WHITE, Outcome.WinReason.RESIGNATION));
    }

    @Test
    void squares_are_named_as_the_game_prints_them() {
        assertThat(EventText.format(RulesText.parse("russian"), new GameEvent.Huffed(new Square(1))))
                .isEqualTo("huff b8");
    }

    @Test
    void what_cannot_happen_is_denied() {
        Game start = Game.start(RulesText.parse(HUFF));

        assertThat(EventText.after(start, "huff 22")).isEqualTo(new EventResult.Denied(Denial.NO_OBLIGATION_MISSED));
        assertThat(EventText.after(start, "22-17-13")).isEqualTo(new EventResult.Denied(Denial.ILLEGAL_MOVE));
        assertThat(EventText.after(played(start, "time white"), "22-18"))
                .isEqualTo(new EventResult.Denied(Denial.GAME_OVER));
    }

    @Test
    void what_is_no_event_is_told_as_such() {
        Game start = Game.start(RulesText.parse(HUFF));

        assertThatThrownBy(() -> EventText.after(start, "offer blue")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> EventText.after(start, "huff 33")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> EventText.after(start, "sing")).isInstanceOf(NotationException.class);
    }

    private static Game played(Game start, String... texts) {
        Game game = start;
        for (String text : texts) {
            assertThat(EventText.after(game, text)).as(text).isInstanceOf(EventResult.Done.class);
            game = ((EventResult.Done) EventText.after(game, text)).game();
        }
        return game;
    }

    private static List<String> texts(Game game) {
        List<String> texts = new ArrayList<>();
        game.events().forEach(event -> texts.add(EventText.format(game.rules(), event)));
        return texts;
    }
}
