package damiera.browser;

import java.io.Reader;

/** Reads a text piece by piece. */
final class PieceReader extends Reader {
    private final PdnText text;
    private String piece = "";
    private int index;
    private int at;

    PieceReader(PdnText text) {
        this.text = text;
    }

    @Override
    public int read(char[] target, int offset, int length) {
        if (at >= piece.length()) {
            piece = text.piece(index++);
            at = 0;
        }
        if (piece.isEmpty()) {
            return -1;
        }
        int count = Math.min(length, piece.length() - at);
        piece.getChars(at, at + count, target, offset);
        at += count;
        return count;
    }

    @Override
    public void close() {
        // the page closes its file
    }
}
