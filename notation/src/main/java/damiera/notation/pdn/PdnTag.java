package damiera.notation.pdn;

/**
 * One tag of a game.
 *
 * @param name  by the standard ({@code White}), also where the file had a local name ({@code Bianco})
 * @param value unescaped
 * @param place where it begins
 */
public record PdnTag(String name, String value, TextPlace place) {
    /**
     * Makes a tag that was not read from a file.
     *
     * @param name  by the standard
     * @param value any text
     */
    public PdnTag(String name, String value) {
        this(name, value, TextPlace.NOWHERE);
    }
}
