package damiera.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The Content-Security-Policy of the page and of its worker: only files of this server run, and the code and the style
 * that stand in the page itself, which are told by their hashes (W3C, Content Security Policy Level 3, section 2.3.1).
 */
final class PagePolicy {
    private static final String SELF = "'self'";
    private static final Pattern SCRIPT = Pattern.compile("<script type=\"module\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

    /** The runtime of the compiled core makes its bridges with {@code new Function}, in the worker and there alone. */
    static final String OF_WORKER = policy(SELF + " 'unsafe-eval'", SELF);

    private PagePolicy() {}

    /** {@return the policy under which a page may run what stands in it} */
    static String of(String page) {
        return policy(allowed(SCRIPT, page), allowed(STYLE, page));
    }

    /** {@return the page that comes with the program; empty where there is none} */
    static String page() {
        try (@Nullable InputStream page = PagePolicy.class.getResourceAsStream("/META-INF/resources/index.html")) {
            return page == null ? "" : new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String policy(String scripts, String styles) {
        return "default-src 'self'; script-src " + scripts + "; style-src " + styles
                + "; worker-src 'self'; manifest-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'"
                + "; form-action 'self'; frame-ancestors 'none'";
    }

    private static String allowed(Pattern element, String page) {
        Stream<String> hashes = element.matcher(page).results().map(PagePolicy::hash);
        return Stream.concat(Stream.of(SELF), hashes).collect(Collectors.joining(" "));
    }

    private static String hash(MatchResult element) {
        try {
            byte[] content = element.group(1).getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
