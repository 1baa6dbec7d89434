package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A king among many pieces with room between them: the ways are counted, not the time. */
class CrowdedPositionTest {
    private static final Position CROWDED =
            Positions.position("canadian", "W:WK7:B13-17,K25,26,27,K28,29,37-40,K41,49,50,K51,K52,53,61,62,K63,64,65");
    private static final Square KING = new Square(7);
    /** The ways to begin a capture: from, then jump by jump. */
    private static final int WAYS = 80_004;
    /** They lead to far fewer states: where the king is, and what it has taken by which jump at last. */
    private static final int FEW = WAYS / 4;

    private static int landings(SquareSet wanted, CaptureSearch.Listener listener) {
        int[] told = {0};
        new CaptureSearch(CROWDED.rules(), CROWDED, KING, wanted, new CaptureSearch.Listener() {
                    @Override
                    public CaptureSearch.Going landed(CaptureTrail trail) {
                        CaptureSearch.Going going = listener.landed(trail);
                        told[0] += going == CaptureSearch.Going.BACK ? 0 : 1;
                        return going;
                    }

                    @Override
                    public void left(CaptureTrail trail) {
                        listener.left(trail);
                    }
                })
                .run();
        return told[0];
    }

    @Test
    void the_ways_are_many() {
        assertThat(landings(CROWDED.pieces(Side.BLACK), _ -> CaptureSearch.Going.ON))
                .isEqualTo(WAYS);
    }

    @Test
    void each_state_is_searched_once() {
        Arrivals arrivals = new Arrivals(CROWDED.rules());

        assertThat(landings(
                        CROWDED.pieces(Side.BLACK),
                        trail -> arrivals.isNew(trail) ? CaptureSearch.Going.ON : CaptureSearch.Going.BACK))
                .isLessThan(FEW);
    }

    @Test
    void a_legal_capture_is_found_without_trying_every_way() {
        Capture capture = (Capture) CROWDED.legalMoves().getFirst();
        SmallestRoutes routes = new SmallestRoutes(new CaptureRoutes(CROWDED), List.of(CaptureGoal.of(capture)));

        assertThat(landings(capture.capturedSet(), routes)).isLessThan(FEW);
        assertThat(routes.found()).containsOnlyKeys(CaptureGoal.of(capture));
    }

    @Test
    void a_few_routes_cost_little_more_than_themselves() {
        Capture capture = (Capture) CROWDED.legalMoves().getFirst();
        RouteList routes = new RouteList(new RouteGoal(CaptureGoal.of(capture), Optional.empty()), 3);

        assertThat(landings(capture.capturedSet(), routes)).isLessThan(FEW);
        assertThat(routes.found()).hasSize(3).doesNotHaveDuplicates();
    }
}
