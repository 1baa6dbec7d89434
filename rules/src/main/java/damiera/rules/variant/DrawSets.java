package damiera.rules.variant;

import static damiera.rules.Board.MOST_SQUARES;

import damiera.rules.CountMode;
import damiera.rules.DrawRule;
import damiera.rules.DrawRule.EndgameCount;
import damiera.rules.DrawRule.LastPieces;
import damiera.rules.DrawRule.OnePieceEach;
import damiera.rules.DrawRule.QuietPlies;
import damiera.rules.DrawRule.Repetition;
import damiera.rules.DrawRules;
import damiera.rules.DrawSet;
import damiera.rules.Endgame.AgainstLoneKing;
import damiera.rules.Endgame.Crowned;
import damiera.rules.Endgame.KingsOnBothSides;
import damiera.rules.Endgame.Place;
import damiera.rules.Restart;
import java.util.List;

/** The draw rules that go together, by the body that publishes them or the game that has them. */
public final class DrawSets {
    private DrawSets() {}

    /** No draw but by agreement. */
    public static final DrawRules NONE = new DrawRules(List.of(), CountMode.AUTOMATIC);

    /** Third repetition only. */
    public static final DrawRules REPETITION = automatic(new Repetition(3));

    /** FMJD annex 1, article 6, with lidraughts' exact start of the counts. */
    public static final DrawRules FMJD = automatic(
            new Repetition(3), // third time, the same player to move
            new QuietPlies(50), // 25 moves each by kings only, no capture
            // three pieces with a king among them against a lone king: 16 moves each
            new EndgameCount(AgainstLoneKing.of(3, 3, Crowned.ONE_OR_MORE), 32, Restart.NEVER),
            // two pieces with a king among them, or one king, against a lone king: 5 moves each
            new EndgameCount(AgainstLoneKing.of(1, 2, Crowned.ONE_OR_MORE), 10, Restart.NEVER));

    /** FMJD-64, rule 7.2, as lidraughts reads it: 7.2.6 counts the pieces of both sides together. */
    public static final DrawRules FMJD64 = automatic(
            new Repetition(3), // 7.2.3
            // 7.2.4: three kings or more against a lone king, 15 moves each
            new EndgameCount(AgainstLoneKing.of(3, MOST_SQUARES, Crowned.ALL), 30, Restart.CAPTURE_OR_PROMOTION),
            // 7.2.5: only kings move, 15 moves each; 7.2.6 stands in its place with 4 to 7 pieces
            new EndgameCount(new KingsOnBothSides(8, MOST_SQUARES), 30, Restart.PROGRESS),
            // 7.2.6: 30 moves each with 4 and 5 pieces, 60 moves each with 6 and 7
            new EndgameCount(new KingsOnBothSides(4, 5), 60, Restart.CAPTURE_OR_PROMOTION),
            new EndgameCount(new KingsOnBothSides(6, 7), 120, Restart.CAPTURE_OR_PROMOTION),
            // 7.2.7: three pieces with a king among them against a lone king on the long diagonal, 5 moves each
            new EndgameCount(new AgainstLoneKing(3, 3, Crowned.ONE_OR_MORE, Place.LONG_DIAGONAL), 10, Restart.NEVER),
            // 7.2.8: two pieces with a king among them, or one king, against a lone king, 5 moves each
            new EndgameCount(AgainstLoneKing.of(1, 2, Crowned.ONE_OR_MORE), 10, Restart.NEVER));

    /** CBD, official summary: 20 moves by kings without a capture; read as 20 of each side. */
    public static final DrawRules CBD20 = automatic(new Repetition(3), new QuietPlies(40));

    /** FID 9.3 b1 and 10.4, as dctl quotes them: fourth repetition, 40 moves each. */
    public static final DrawRules FID = automatic(new Repetition(4), new QuietPlies(80));

    /** WCDF 1.32: third repetition, 40 moves each. */
    public static final DrawRules WCDF = automatic(new Repetition(3), new QuietPlies(80));

    /** Giochi di tavoliere: 50 moves each by kings, at a player's request, while each side has a king. */
    public static final DrawRules KINGS50 = new DrawRules(
            List.of(new Repetition(3), new EndgameCount(new KingsOnBothSides(2, MOST_SQUARES), 100, Restart.PROGRESS)),
            CountMode.ON_REQUEST);

    /** APCA: rule 26 (third repetition, 15 moves each) and 13 moves each for three kings against one. */
    public static final DrawRules APCA = automatic(
            new Repetition(3),
            new QuietPlies(30),
            new EndgameCount(AgainstLoneKing.of(3, 3, Crowned.ALL), 26, Restart.NEVER));

    /** FPD: third repetition; 20 moves each is what one website plays, the federation's numbers were not seen. */
    public static final DrawRules FPD = automatic(new Repetition(3), new QuietPlies(40));

    /** Czech brief rules on fmjd.org: third repetition, 15 moves each. */
    public static final DrawRules CZECH = automatic(new Repetition(3), new QuietPlies(30));

    /** Frisian rules of 2011: two kings against one 7 moves each, king against king at once. */
    public static final DrawRules FRISIAN = automatic(
            new Repetition(3),
            new EndgameCount(AgainstLoneKing.of(2, 2, Crowned.ALL), 14, Restart.NEVER),
            new OnePieceEach(LastPieces.KINGS));

    /** Turkish players' sites: one piece each; 50 moves each without progress. */
    public static final DrawRules TURKISH =
            automatic(new Repetition(3), new QuietPlies(100), new OnePieceEach(LastPieces.ANY));

    /** The newer reading in encyclopedias: a king beats a single man, so only two kings draw at once. */
    public static final DrawRules TURKISH_KINGS =
            automatic(new Repetition(3), new QuietPlies(100), new OnePieceEach(LastPieces.KINGS));

    /** Thai: none found; a plain default. */
    public static final DrawRules THAI = automatic(new Repetition(3), new QuietPlies(100));

    /** Every set that the option {@code draws} names. */
    public static final List<DrawSet> NAMED = List.of(
            new DrawSet("none", NONE),
            new DrawSet("repetition", REPETITION),
            new DrawSet("fmjd", FMJD),
            new DrawSet("fmjd64", FMJD64),
            new DrawSet("fid", FID),
            new DrawSet("wcdf", WCDF),
            new DrawSet("kings50", KINGS50),
            new DrawSet("apca", APCA),
            new DrawSet("fpd", FPD),
            new DrawSet("cbd20", CBD20),
            new DrawSet("czech", CZECH),
            new DrawSet("frisian", FRISIAN),
            new DrawSet("turkish", TURKISH),
            new DrawSet("turkish-kings", TURKISH_KINGS),
            new DrawSet("thai", THAI));

    private static DrawRules automatic(DrawRule... rules) {
        return new DrawRules(List.of(rules), CountMode.AUTOMATIC);
    }
}
