package damiera.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class PageTest {
    @TestHTTPResource("/")
    URI root = URI.create("/"); // the framework puts the real one here

    @Test
    void the_page_is_there() throws Exception {
        HttpResponse<byte[]> answer = get("");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(header(answer, "Content-Type")).startsWith("text/html");
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("<title>Damiera");
    }

    @Test
    void a_page_runs_scripts_of_this_server_only() throws Exception {
        assertThat(policy("probe.html"))
                .startsWith("default-src 'self'; script-src 'self'")
                .doesNotContain("unsafe");
    }

    @Test
    void a_page_installs_by_files_of_this_server_only() throws Exception {
        assertThat(policy("probe.html")).contains("worker-src 'self'; manifest-src 'self';");
    }

    @Test
    void only_the_worker_may_make_functions_from_text() throws Exception {
        assertThat(policy("assets/worker-probe.js")).contains("script-src 'self' 'unsafe-eval';");
        assertThat(policy("assets/probe.js")).doesNotContain("unsafe-eval");
    }

    @Test
    void no_type_is_guessed_and_no_frame_is_let_in() throws Exception {
        HttpResponse<byte[]> answer = get("probe.html");

        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(answer, "X-Frame-Options")).isEqualTo("DENY");
        assertThat(header(answer, "Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(header(answer, "Referrer-Policy")).isEqualTo("no-referrer");
    }

    @Test
    void what_is_missing_has_the_same_headers_and_is_not_kept() throws Exception {
        HttpResponse<byte[]> answer = get("assets/none.js");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
        assertThat(header(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test
    void assets_are_kept_for_ever_and_pages_are_asked_for_anew() throws Exception {
        assertThat(header(get("assets/probe.js"), "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
        assertThat(header(get("probe.html"), "Cache-Control")).isEqualTo("no-cache");
    }

    @Test
    void modules_and_wasm_have_the_types_that_browsers_insist_on() throws Exception {
        assertThat(header(get("assets/probe.wasm"), "Content-Type")).isEqualTo("application/wasm");
        assertThat(header(get("assets/probe.js"), "Content-Type")).startsWith("text/javascript");
    }

    @Test
    void text_is_sent_compressed_to_who_takes_it() throws Exception {
        HttpResponse<byte[]> packed = get("probe.html", "gzip");
        byte[] plain = get("probe.html").body();

        assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
        assertThat(packed.body()).hasSizeLessThan(plain.length / 2);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                .isEqualTo(plain);
    }

    @Test
    void health_is_told() throws Exception {
        HttpResponse<byte[]> answer = get("q/health");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("\"UP\"");
    }

    @Test
    void nothing_above_the_page_is_served() throws Exception {
        assertThat(get("..%2fapplication.properties").statusCode()).isNotEqualTo(200);
        assertThat(get("%2e%2e/%2e%2e/application.properties").statusCode()).isNotEqualTo(200);
    }

    private String policy(String path) throws IOException, InterruptedException {
        return header(get(path), "Content-Security-Policy");
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        return get(path, "identity");
    }

    private HttpResponse<byte[]> get(String path, String encoding) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(root + path))
                .header("Accept-Encoding", encoding)
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }
}
