package damiera.rules;

/**
 * The whole of a game: every question of a rule book and its answer. A game is a value of this type, never a subclass;
 * equal answers mean equal games.
 *
 * @param id         a short name in lower case, {@code italian}
 * @param board      the board
 * @param start      where the men stand at the start
 * @param firstMover who moves first
 * @param man        how men move
 * @param king       how kings move
 * @param capture    which captures are legal
 * @param goal       what wins
 * @param draws      what draws
 * @param notation   how it is written down
 */
public record Rules(
        String id,
        Board board,
        StartingPosition start,
        Side firstMover,
        ManRules man,
        KingRules king,
        CaptureRules capture,
        Goal goal,
        DrawRules draws,
        NotationRules notation) {}
