package damiera.notation.pdn;

/**
 * Something wrong in a game, and where.
 *
 * @param place  where
 * @param reason what, in English, for a log or a developer
 */
public record PdnFault(TextPlace place, String reason) {}
