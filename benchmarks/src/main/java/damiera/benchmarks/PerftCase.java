package damiera.benchmarks;

import damiera.notation.Fen;
import damiera.rules.Position;
import damiera.rules.Rules;
import damiera.rules.SetupFault;
import damiera.rules.SetupResult;
import damiera.rules.Side;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;

/**
 * A position whose lines are counted to measure the move generator.
 *
 * @param game  the game's id
 * @param name  what the position is called in reports
 * @param fen   the position, empty for the start of the game
 * @param depth plies
 * @param count the number of lines, from {@code rules/perft.csv} or, where that has none, 0
 */
record PerftCase(String game, String name, String fen, int depth, long count) {
    Rules rules() {
        return Variants.byId(game).orElseThrow();
    }

    MutableBoard board() {
        Position position = fen.isEmpty() ? Position.start(rules()) : read();
        MutableBoard board = MutableBoard.of(rules());
        board.set(
                position.men(Side.WHITE),
                position.kings(Side.WHITE),
                position.men(Side.BLACK),
                position.kings(Side.BLACK),
                position.sideToMove());
        return board;
    }

    private Position read() {
        return switch (Position.of(rules(), Fen.parse(rules(), fen), SetupFault.ALL_WAIVERS)) {
            case SetupResult.Valid(Position position) -> position;
            case SetupResult.Invalid invalid ->
                throw new IllegalArgumentException("a benchmark's position must be playable, was " + invalid.faults());
        };
    }
}
