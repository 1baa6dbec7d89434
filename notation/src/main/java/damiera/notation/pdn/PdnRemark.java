package damiera.notation.pdn;

/** Words the comment in which a writer keeps what stands behind the place where a game stopped. */
@FunctionalInterface
public interface PdnRemark {
    /** In no language: {@code [%rest 12. 32-28 19-23]}. */
    PdnRemark PLAIN = (fault, rest) -> "[%rest " + rest + "]";

    /**
     * {@return the text of the comment}
     *
     * @param fault why the game stopped
     * @param rest  what stands behind, as PDN; the comment has to contain it, or it is lost
     */
    String on(PdnFault fault, String rest);
}
