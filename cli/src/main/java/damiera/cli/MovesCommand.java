package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.notation.SquareText;
import damiera.notation.WrittenMove;
import damiera.notation.json.JsonWriter;
import damiera.rules.Move;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.Square;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lists the legal moves of a position, or of each position of a stream. */
final class MovesCommand implements Command {
    private static final String STREAM = "-";

    private enum Form {
        TEXT,
        JSON
    }

    private final Console console;

    MovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("json"), Syntax.value("fen")).withWords("GAME", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        FenReader reader = new FenReader(words.game(), console.messages());
        Form form = words.has("json") ? Form.JSON : Form.TEXT;
        if (words.value("fen").equals(STREAM)) {
            return stream(reader, form);
        }
        Position position = reader.required(words.value("fen"));
        switch (form) {
            case JSON -> console.out().println(asJson(position));
            case TEXT ->
                MoveText.legalMoves(position).forEach(move -> console.out().println(move.text()));
        }
        return 0;
    }

    private int stream(FenReader reader, Form form) {
        int exit = 0;
        try {
            BufferedReader lines = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                exit |= answer(line, reader.read(line), form);
                if (!lines.ready()) {
                    console.out().flush(); // whoever asks line by line waits for this answer
                }
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return exit;
    }

    private int answer(String line, FenReader.Reading reading, Form form) {
        return switch (reading) {
            case FenReader.Reading.Good(Position position) -> {
                console.out().println(form == Form.JSON ? asJson(position) : asLine(position));
                yield 0;
            }
            case FenReader.Reading.Bad(String reason) -> {
                console.out().println(form == Form.JSON ? asJson(line, reason) : "error: " + reason);
                yield 1;
            }
        };
    }

    private static String asLine(Position position) {
        List<String> texts =
                MoveText.legalMoves(position).stream().map(WrittenMove::text).toList();
        return texts.isEmpty() ? "(none)" : String.join(" ", texts);
    }

    private static String asJson(String fen, String reason) {
        return JsonLine.of(line -> {
            line.member("fen", fen);
            line.member("error", reason);
        });
    }

    private static String asJson(Position position) {
        return JsonLine.of(line -> {
            line.member("fen", Fen.format(position));
            line.name("moves").openArray();
            MoveText.legalMoves(position).forEach(move -> write(line, position.rules(), move));
            line.closeArray();
        });
    }

    private static void write(JsonWriter line, Rules rules, WrittenMove written) {
        Move move = written.move();
        line.openObject();
        line.member("text", written.text());
        line.member("from", SquareText.format(rules, move.from()));
        line.member("to", SquareText.format(rules, move.to()));
        JsonLine.strings(line, "path", names(rules, move.path()));
        JsonLine.strings(line, "captured", names(rules, move.captured()));
        line.member("promotes", move.promotes());
        line.closeObject();
    }

    static List<String> names(Rules rules, List<Square> squares) {
        return squares.stream().map(square -> SquareText.format(rules, square)).toList();
    }
}
