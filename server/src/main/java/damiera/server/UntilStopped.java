package damiera.server;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.vertx.http.HttpServer;
import java.text.MessageFormat;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Says where the page is, then waits until the process is asked to stop. */
final class UntilStopped implements QuarkusApplication {
    private final HttpServer server;
    private final String host;
    private final String ready;

    UntilStopped(
            HttpServer server,
            @ConfigProperty(name = "quarkus.http.host") String host,
            @ConfigProperty(name = "damiera.ready") String ready) {
        this.server = server;
        this.host = host;
        this.ready = ready;
    }

    @Override
    public int run(String... arguments) {
        System.out.println(new MessageFormat(ready).format(new Object[] {url()}));
        Quarkus.waitForExit();
        return 0;
    }

    private String url() {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        String shown = everywhere ? "localhost" : host.contains(":") ? '[' + host + ']' : host;
        return "http://" + shown + ':' + server.getPort() + '/';
    }
}
