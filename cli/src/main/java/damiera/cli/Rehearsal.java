package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.MoveText;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.variant.Variants;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A run through the commands that is thrown away. The launcher makes it once a build, and the Java machine writes down
 * the classes that it loaded and linked, so that later runs start fast.
 */
final class Rehearsal {
    private static final int ENOUGH_TO_COMPILE = 5;

    private Rehearsal() {}

    /**
     * Runs the commands.
     *
     * @param args none
     */
    public static void main(String[] args) {
        for (Rules rules : Variants.ALL) {
            call("moves", rules.id());
            call("moves", rules.id(), "--json");
            call("perft", rules.id(), "--depth", Integer.toString(ENOUGH_TO_COMPILE), "--json");
            explain(rules);
        }
        call("help");
        call("games");
        call("games", "--json");
        call("nonsense");
        call("games", "--nonsense");
        call("perft", Variants.ALL.getFirst().id());
        call("perft", Variants.ALL.getFirst().id(), "--depth");
    }

    private static void explain(Rules rules) {
        String fen = Fen.start(rules);
        String move = MoveText.legalMoves(Position.start(rules)).getFirst().text();
        call("explain", rules.id(), "--fen", fen, "--move", move, "--json");
        call("explain", rules.id(), "--fen", fen, "--move", move);
        call("moves", rules.id(), "--fen", fen);
    }

    private static void call(String... words) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Messages messages = Messages.of(Locale.getDefault());
        Main.run(new Console(InputStream.nullInputStream(), nowhere, nowhere, messages, Console.Screen.LINES), words);
    }
}
