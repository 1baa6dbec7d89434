package damiera.rules.variant;

import damiera.rules.NotationRules;
import damiera.rules.Promotion;
import damiera.rules.ResultStyle;
import damiera.rules.Rules;
import damiera.rules.SquareNames;

/** Russian draughts (shashki): FMJD-64, rules of the game. */
public final class Russian {
    private Russian() {}

    /** The game. */
    public static final Rules RUSSIAN = Brazilian.BRAZILIAN
            .withId("russian")
            .withMan(International.INTERNATIONAL
                    .man()
                    .withPromotion(Promotion.CONTINUE_AS_KING)) // crowned in passing, goes on as a king
            .withCapture(
                    International.INTERNATIONAL.capture().withPriority(Priorities.NONE)) // free choice, to be completed
            .withNotation(
                    new NotationRules(25, SquareNames.LETTERS_FROM_BOTTOM, '-', ':', ResultStyle.ONE_POINT)); // PDN 3.0
}
