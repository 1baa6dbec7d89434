package damiera.rules.variant;

import damiera.rules.CaptureRules;
import damiera.rules.KingRange;
import damiera.rules.Landing;
import damiera.rules.NotationRules;
import damiera.rules.Obligation;
import damiera.rules.Removal;
import damiera.rules.ResultStyle;
import damiera.rules.Reversal;
import damiera.rules.Rules;
import damiera.rules.Side;
import damiera.rules.SquareNames;
import damiera.rules.StartingPosition;

/** Thai draughts (makhos): encyclopedias and mindsports; no federation text was seen. */
public final class Thai {
    private Thai() {}

    /** The game. */
    public static final Rules THAI = Brazilian.BRAZILIAN
            .withId("thai")
            .withStart(new StartingPosition.Rows(2, 0)) // 8 men; one program starts with 12: option rows=3
            .withFirstMover(Side.BLACK) // as PDN says; it varies
            .withMan(English.ENGLISH.man()) // men capture forward only
            .withKing(International.INTERNATIONAL.king().withRange(new KingRange.Flying(Landing.DIRECTLY_BEHIND)))
            .withCapture(new CaptureRules(
                    Obligation.MANDATORY,
                    Priorities.NONE, // free choice
                    Removal.IMMEDIATE, // each piece at once
                    Reversal.ALLOWED)) // a king may turn back
            .withDraws(DrawSets.THAI)
            .withNotation(
                    new NotationRules(31, SquareNames.NUMBERS_FROM_BOTTOM, '-', '-', ResultStyle.ONE_POINT)); // PDN 3.0
}
