package damiera.notation.pdn;

/**
 * One tag of a game.
 *
 * @param name  by the standard ({@code White}), also where the file had a local name ({@code Bianco})
 * @param value unescaped
 */
public record PdnTag(String name, String value) {}
