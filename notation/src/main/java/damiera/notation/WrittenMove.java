package damiera.notation;

import damiera.rules.Move;

/**
 * A legal move with its text.
 *
 * @param text as {@code 29x22x13x6}
 * @param move the move; of several routes the one whose text is smallest by code point
 */
public record WrittenMove(String text, Move move) {}
