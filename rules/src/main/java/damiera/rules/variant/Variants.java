package damiera.rules.variant;

import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All the games. */
public final class Variants {
    private Variants() {}

    /** The games that most people look for, in the order in which they are listed everywhere. */
    public static final List<Rules> MAIN = List.of(
            Italian.ITALIAN,
            International.INTERNATIONAL,
            English.ENGLISH,
            Brazilian.BRAZILIAN,
            Canadian.CANADIAN,
            Pool.POOL,
            Spanish.SPANISH,
            Russian.RUSSIAN,
            Turkish.TURKISH);

    private static final List<Rules> OTHERS = List.of(
            Portuguese.PORTUGUESE,
            Czech.CZECH,
            Frisian.FRISIAN,
            Frysk.FRYSK,
            Thai.THAI,
            Killer.KILLER,
            Breakthrough.BREAKTHROUGH,
            Antidraughts.ANTIDRAUGHTS,
            Armenian.ARMENIAN,
            Philippine.PHILIPPINE,
            Jamaican.JAMAICAN,
            Sparse.SPARSE,
            Crowded.CROWDED,
            DiagonalEnglish.DIAGONAL_ENGLISH,
            DiagonalRussian.DIAGONAL_RUSSIAN,
            DiagonalBrazilian.DIAGONAL_BRAZILIAN);

    /** Every game, the main ones first, in the order in which they are listed everywhere. */
    public static final List<Rules> ALL = all();

    /** Every game that PDN numbers on its own, by whatever options it is reached: all, and Spantsiretti. */
    public static final List<Rules> NUMBERED = numbered();

    private static List<Rules> all() {
        List<Rules> all = new ArrayList<>(MAIN);
        all.addAll(OTHERS);
        return List.copyOf(all);
    }

    private static List<Rules> numbered() {
        List<Rules> numbered = new ArrayList<>(ALL);
        numbered.add(Spantsiretti.SPANTSIRETTI);
        return List.copyOf(numbered);
    }

    /**
     * {@return the game of this id}
     *
     * @param id as {@code italian}
     */
    public static Optional<Rules> byId(String id) {
        for (Rules rules : ALL) {
            if (rules.id().equals(id)) {
                return Optional.of(rules);
            }
        }
        return Optional.empty();
    }
}
