package damiera.notation.pdn;

/** Numbers for judgements, and the marks that stand for some of them. */
final class Nags {
    /** The number of the only move; some write a star for it. */
    static final String ONLY_MOVE = "7";

    private Nags() {}

    /** The number of a run of marks; longer runs mean the same as their first two. */
    static String ofMarks(String marks) {
        boolean good = marks.startsWith("!");
        if (marks.length() == 1) {
            return good ? "1" : "2";
        }
        boolean same = marks.charAt(0) == marks.charAt(1);
        return same ? good ? "3" : "4" : good ? "5" : "6";
    }

    /** The marks of a number, or else the number as a NAG. */
    static String text(int nag) {
        String marks = marks(nag);
        return marks.isEmpty() ? "$" + nag : marks;
    }

    /** The marks of a number; empty where it has none. */
    static String marks(int nag) {
        return switch (nag) {
            case 1 -> "!";
            case 2 -> "?";
            case 3 -> "!!";
            case 4 -> "??";
            case 5 -> "!?";
            case 6 -> "?!";
            default -> "";
        };
    }
}
