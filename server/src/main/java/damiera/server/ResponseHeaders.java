package damiera.server;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;

/**
 * The headers of every answer: a page runs only what comes from here, and what the build named by its content is kept
 * for ever while everything else is asked for anew.
 */
@ApplicationScoped
public class ResponseHeaders {
    private static final int FIRST = 1000;

    private static final String PAGE_POLICY = PagePolicy.of(PagePolicy.page());

    private static final Map<String, String> ALWAYS = Map.of(
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            "Referrer-Policy", "no-referrer",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");

    void register(@Observes Filters filters) {
        filters.register(this::prepare, FIRST);
    }

    private void prepare(RoutingContext context) {
        context.addHeadersEndHandler(sent -> complete(
                context.response().headers(),
                context.normalizedPath(),
                context.response().getStatusCode()));
        context.next();
    }

    static void complete(MultiMap headers, String path, int status) {
        ALWAYS.forEach((name, value) -> headers.set(name, value));
        headers.set("Content-Security-Policy", isWorker(path) ? PagePolicy.OF_WORKER : PAGE_POLICY);
        headers.set(
                "Cache-Control",
                isNamedByContent(path) && status < 400 ? "public, max-age=31536000, immutable" : "no-cache");
    }

    private static boolean isWorker(String path) {
        return path.startsWith("/assets/worker") && path.endsWith(".js");
    }

    /** The build of the page puts there what has a hash in its name, and nothing else. */
    private static boolean isNamedByContent(String path) {
        return path.startsWith("/assets/");
    }
}
