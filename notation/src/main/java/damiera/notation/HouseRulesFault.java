package damiera.notation;

import damiera.rules.RulesFault;
import java.util.Optional;

/**
 * One fault in house rules.
 *
 * @param path          where in the JSON, as {@code board.files} or {@code draws.rules[1].plies}; empty for the whole
 * @param offset        where in the text, 0-based
 * @param reason        what must be allowed and what was found, in English
 * @param contradiction the fault of the rules, where the JSON itself is right and its answers make no game
 */
public record HouseRulesFault(String path, int offset, String reason, Optional<RulesFault> contradiction) {}
