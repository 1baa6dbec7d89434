package damiera.testkit;

import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Named;

/** All games, so that a test's name tells the game. */
public final class NamedGames {
    private NamedGames() {}

    /** {@return every game under its id} */
    public static List<Named<Rules>> all() {
        return Variants.ALL.stream().map(rules -> Named.of(rules.id(), rules)).toList();
    }
}
