package damiera.rules.variant;

import damiera.rules.CaptureCriterion;
import java.util.List;

/** Which captures come first, by the game that made the answer known; the option {@code priority} names them too. */
public final class Priorities {
    private Priorities() {}

    /** Free choice: a capture, once begun, is made whole. */
    public static final List<CaptureCriterion> NONE = List.of();

    /** FMJD 4.13, 4.14: the most pieces; kings and men count one. */
    public static final List<CaptureCriterion> QUANTITY = List.of(CaptureCriterion.MOST_PIECES);

    /** FPD, laws of quantity and of quality. */
    public static final List<CaptureCriterion> SPANISH = List.of(
            CaptureCriterion.MOST_PIECES, // quantity
            CaptureCriterion.MOST_KINGS); // quality

    /** FID, chapter 6. */
    public static final List<CaptureCriterion> ITALIAN = List.of(
            CaptureCriterion.MOST_PIECES, // 6.6
            CaptureCriterion.WITH_KING, // 6.7
            CaptureCriterion.MOST_KINGS, // 6.8
            CaptureCriterion.KINGS_EARLIEST); // 6.9; 6.10 free choice

    /** Czech brief rules on fmjd.org: a king before a man, else free choice. */
    public static final List<CaptureCriterion> CZECH = List.of(CaptureCriterion.WITH_KING);

    /** Frisian rules of 2011. */
    public static final List<CaptureCriterion> FRISIAN = List.of(
            CaptureCriterion.MOST_VALUE, // a king is worth slightly less than two men
            CaptureCriterion.WITH_KING); // on equal value
}
