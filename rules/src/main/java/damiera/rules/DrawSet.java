package damiera.rules;

/**
 * Draw rules that have a name, so that an option can ask for them.
 *
 * @param name  in lower case, {@code fmjd}
 * @param rules the rules
 */
public record DrawSet(String name, DrawRules rules) {}
