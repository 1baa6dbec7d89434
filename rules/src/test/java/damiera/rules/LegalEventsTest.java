package damiera.rules;

import static damiera.rules.GameTest.after;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LegalEventsTest {
    private static final GameEvent RESIGN = new GameEvent.Resigned(Side.WHITE);
    private static final GameEvent OTHER_RESIGNS = new GameEvent.Resigned(Side.BLACK);
    private static final GameEvent OFFER = new GameEvent.DrawOffered(Side.WHITE);
    private static final GameEvent OTHER_OFFERS = new GameEvent.DrawOffered(Side.BLACK);

    private static Game start(String game) {
        return Game.start(Positions.rules(game));
    }

    @Test
    void anybody_may_offer_a_draw_and_resign() {
        assertThat(start("italian").legalEvents()).containsExactly(OFFER, RESIGN, OTHER_OFFERS, OTHER_RESIGNS);
    }

    @Test
    void an_offer_that_stands_is_answered() {
        assertThat(after(start("italian"), OFFER).legalEvents())
                .containsExactly(
                        RESIGN,
                        new GameEvent.DrawAgreed(Side.BLACK),
                        new GameEvent.DrawDeclined(Side.BLACK),
                        OTHER_OFFERS,
                        OTHER_RESIGNS);
    }

    @Test
    void a_count_that_starts_on_request_may_be_asked_for_once() {
        Game game = start("italian+request");
        GameEvent request = new GameEvent.CountRequested(Side.WHITE);

        assertThat(game.legalEvents()).contains(request, new GameEvent.CountRequested(Side.BLACK));
        assertThat(after(game, request).legalEvents()).noneMatch(event -> event instanceof GameEvent.CountRequested);
    }

    @Test
    void a_missed_capture_is_answered_even_where_no_move_is_left() {
        Game shut = Positions.play(Positions.game("italian+huff", "W:W5,10,22,26,27,28:B1,19"), "27-23");

        assertThat(shut.legalMoves()).isEmpty();
        assertThat(shut.legalEvents())
                .startsWith(new GameEvent.Huffed(new Square(22)), new GameEvent.CaptureDemanded());
    }

    @Test
    void nothing_happens_after_the_end() {
        assertThat(after(start("italian"), RESIGN).legalEvents()).isEqualTo(List.of());
    }
}
