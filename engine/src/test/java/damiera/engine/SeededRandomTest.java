package damiera.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeededRandomTest {
    @Test
    void every_number_below_the_bound_comes_and_no_other() {
        RandomSource random = RandomSource.seeded(7);
        int[] times = new int[5];
        for (int i = 0; i < 5000; i++) {
            times[random.below(5)]++;
        }

        for (int count : times) {
            assertThat(count).isBetween(900, 1100);
        }
    }

    @Test
    void a_bound_below_one_is_refused() {
        assertThatThrownBy(() -> RandomSource.seeded(1).below(0)).hasMessage("bound must be 1 or more, was 0");
    }
}
