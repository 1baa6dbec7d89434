package damiera.rules.movegen;

/** Walks the tree of moves on a board of any size, by making and taking back. */
final class WidePerft extends PerftWalk {
    private final MoveGenerator generator;
    private final MoveBuffer[] buffers;
    private final Perft.Leaves leaves;

    WidePerft(MoveTables tables, Counting counting, Perft.Leaves leaves, MoveBuffer[] buffers) {
        generator = MoveGenerator.of(tables, tables.enforced(), counting);
        this.buffers = buffers;
        this.leaves = leaves;
    }

    @Override
    long run(MutableBoard board, int depth) {
        MoveBuffer buffer = buffers[depth];
        board.fill(generator, buffer);
        if (depth == 1 && leaves != Perft.Leaves.MADE) {
            return buffer.size;
        }
        long sum = 0;
        for (int i = 0; i < buffer.size; i++) {
            board.make(buffer, i);
            sum += depth == 1 ? 1 : run(board, depth - 1);
            board.unmake();
        }
        return sum;
    }
}
