package damiera.rules.option;

/**
 * One {@code key=value} as somebody wrote it.
 *
 * @param key   as {@code goal}
 * @param value as {@code losing}
 */
public record OptionChoice(String key, String value) {}
