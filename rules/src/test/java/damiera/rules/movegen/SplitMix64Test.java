package damiera.rules.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SplitMix64Test {
    @Test
    void its_numbers_are_those_of_the_published_generator() {
        // Rosetta Code, "Pseudo-random numbers/Splitmix64", seed 1234567.
        SplitMix64 random = new SplitMix64(1_234_567);

        assertThat(Long.toUnsignedString(random.next())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(random.next())).isEqualTo("3203168211198807973");
        assertThat(Long.toUnsignedString(random.next())).isEqualTo("9817491932198370423");
    }
}
