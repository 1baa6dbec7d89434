package damiera.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * What a terminal shows at one moment, laid out for its size: the board whole, below it texts broken at blanks as far as
 * there is room, and in the last line what is being typed.
 *
 * @param columns of the terminal
 * @param rows    of the terminal
 */
record Frame(int columns, int rows) {
    private static final String HOME = "\u001b[H";
    private static final String ERASE_LINE = "\u001b[K";
    private static final String ERASE_BELOW = "\u001b[J";

    /** {@return whether a board fits, with a line of text and one for typing} */
    boolean fits(int boardColumns, int boardRows) {
        return columns >= boardColumns && rows >= boardRows + 2;
    }

    /** {@return what to send, without a line feed at the end, so that nothing scrolls and the cursor stays behind it} */
    String lay(List<String> board, List<String> texts, String typed) {
        List<String> lines = new ArrayList<>(board);
        for (String text : texts) {
            text.lines().forEach(line -> lines.addAll(broken(line)));
        }
        int room = Math.max(0, rows - 1);
        List<String> shown = lines.subList(0, Math.min(lines.size(), room));
        StringBuilder out = new StringBuilder(HOME);
        shown.forEach(line -> out.append(line).append(ERASE_LINE).append("\r\n")); // raw: a line feed does not return
        return out.append(end(typed)).append(ERASE_BELOW).toString();
    }

    /** {@return the end of a line, as much of it as fits beside the cursor} */
    private String end(String line) {
        return line.substring(Math.max(0, line.length() - Math.max(1, columns - 1)));
    }

    private List<String> broken(String line) {
        List<String> lines = new ArrayList<>();
        String rest = line;
        while (rest.length() > columns) {
            int blank = rest.lastIndexOf(' ', columns);
            int end = blank > 0 ? blank : Math.max(1, columns);
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
