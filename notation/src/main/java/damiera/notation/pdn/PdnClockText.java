package damiera.notation.pdn;

import damiera.notation.pdn.PdnClock.OfBoth;
import damiera.notation.pdn.PdnClock.OfMover;
import damiera.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Clocks as commands in comments. */
final class PdnClockText {
    private static final int SECOND = 1_000;
    private static final int MOST_DIGITS = 5;
    private static final String COMMON_START = "[%cl";
    private static final String OF_MOVER = "[%clk ";
    private static final String OF_BOTH = "[%clock ";

    private PdnClockText() {}

    /** A comment without its clocks, and the clocks. */
    record Comment(String text, List<PdnClock> clocks) {}

    /** Whether a look at the clocks of a comment is worth it; most comments have none. */
    static boolean mayBeIn(String comment) {
        return comment.contains(COMMON_START);
    }

    /** Takes at most so many clocks out of a comment. Those within other brackets or behind a brace are quoted text. */
    static Comment take(String comment, int most) {
        List<PdnClock> clocks = new ArrayList<>();
        StringBuilder rest = new StringBuilder();
        int depth = 0;
        int at = 0;
        while (at < comment.length() && comment.charAt(at) != '{') {
            Optional<PdnClock> clock = depth == 0 && clocks.size() < most ? at(comment, at) : Optional.empty();
            if (clock.isPresent()) {
                clocks.add(clock.get());
                at = comment.indexOf(']', at) + 1;
                rest.append(' ');
            } else {
                char c = comment.charAt(at++);
                depth += c == '[' ? 1 : c == ']' ? -1 : 0;
                rest.append(c);
            }
        }
        rest.append(comment, at, comment.length());
        return new Comment(clocks.isEmpty() ? comment : singleBlanks(rest), clocks);
    }

    private static Optional<PdnClock> at(String comment, int at) {
        if (!comment.startsWith(OF_MOVER, at) && !comment.startsWith(OF_BOTH, at)) {
            return Optional.empty();
        }
        int end = comment.indexOf(']', at) + 1;
        return end == 0 ? Optional.empty() : parse(comment.substring(at, end));
    }

    private static String singleBlanks(StringBuilder text) {
        StringBuilder single = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' || (!single.isEmpty() && single.charAt(single.length() - 1) != ' ')) {
                single.append(c);
            }
        }
        return single.toString().strip();
    }

    /** The clock of a command from bracket to bracket; empty where it is none. */
    private static Optional<PdnClock> parse(String command) {
        if (!command.endsWith("]")) {
            return Optional.empty();
        }
        boolean both = command.startsWith(OF_BOTH);
        String text = command.substring((both ? OF_BOTH : OF_MOVER).length(), command.length() - 1)
                .strip();
        return both ? both(text) : time(text).map(OfMover::new);
    }

    /** {@code w1:29:46 B1:29:40}. */
    private static Optional<PdnClock> both(String text) {
        int blank = text.indexOf(' ');
        if (blank < 2 || !isLetter(text.charAt(0), 'W')) {
            return Optional.empty();
        }
        String second = text.substring(blank + 1).strip();
        if (second.length() < 2 || !isLetter(second.charAt(0), 'B')) {
            return Optional.empty();
        }
        Optional<Long> white = time(text.substring(1, blank));
        Optional<Long> black = time(second.substring(1));
        boolean whiteRuns = text.charAt(0) == 'W';
        boolean blackRuns = second.charAt(0) == 'B';
        Optional<Side> running =
                whiteRuns == blackRuns ? Optional.empty() : Optional.of(whiteRuns ? Side.WHITE : Side.BLACK);
        return white.isPresent() && black.isPresent()
                ? Optional.of(new OfBoth(white.get(), black.get(), running))
                : Optional.empty();
    }

    private static boolean isLetter(char c, char capital) {
        return c == capital || c == (char) (capital + 'a' - 'A');
    }

    /** {@code h:mm:ss}, {@code mm:ss} or {@code ss}, tenths or less behind a dot. */
    private static Optional<Long> time(String text) {
        long seconds = 0;
        int at = -1;
        for (int parts = 0; parts < 3 && (parts == 0 || isColon(text, at)); parts++) {
            int end = endOfDigits(text, at + 1);
            if (end == at + 1 || end - at > MOST_DIGITS) {
                return Optional.empty();
            }
            seconds = 60 * seconds + Integer.parseInt(text.substring(at + 1, end));
            at = end;
        }
        int fraction = thousandths(text, at);
        return fraction < 0 ? Optional.empty() : Optional.of(SECOND * seconds + fraction);
    }

    private static boolean isColon(String text, int at) {
        return at < text.length() && text.charAt(at) == ':';
    }

    private static int endOfDigits(String text, int from) {
        int end = from;
        while (end < text.length() && PdnWords.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** What stands behind the seconds, 0 for nothing; below 0 where it is no fraction. */
    private static int thousandths(String text, int at) {
        if (at == text.length()) {
            return 0;
        }
        int end = endOfDigits(text, at + 1);
        if (text.charAt(at) != '.' || end == at + 1 || end < text.length()) {
            return -1;
        }
        int thousandths = 0;
        for (int i = 1; i <= 3; i++) {
            thousandths = 10 * thousandths + (at + i < end ? text.charAt(at + i) - '0' : 0);
        }
        return thousandths;
    }

    /** The command of a clock. */
    static String write(PdnClock clock) {
        return switch (clock) {
            case OfMover(long left) -> OF_MOVER + time(left) + "]";
            case OfBoth(long white, long black, Optional<Side> running) ->
                OF_BOTH
                        + (running.equals(Optional.of(Side.WHITE)) ? 'W' : 'w')
                        + time(white)
                        + (running.equals(Optional.of(Side.BLACK)) ? " B" : " b")
                        + time(black)
                        + "]";
        };
    }

    private static String time(long thousandths) {
        long seconds = thousandths / SECOND;
        String fraction = thousandths % SECOND == 0 ? "" : "." + fraction((int) (thousandths % SECOND));
        return seconds / 3600 + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60) + fraction;
    }

    private static String twoDigits(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }

    private static String fraction(int thousandths) {
        String digits = Integer.toString(SECOND + thousandths).substring(1);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.substring(0, end);
    }
}
