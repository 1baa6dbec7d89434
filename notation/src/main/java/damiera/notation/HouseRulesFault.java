package damiera.notation;

/**
 * One fault in house rules.
 *
 * @param path   where in the JSON, as {@code board.files}; empty for the whole
 * @param offset where in the text, 0-based
 * @param reason what must be allowed and what was found
 */
public record HouseRulesFault(String path, int offset, String reason) {}
