package damiera.notation.pdn;

/**
 * Something wrong in a game, and where.
 *
 * @param place  where
 * @param reason what
 */
public record PdnFault(TextPlace place, PdnReason reason) {}
