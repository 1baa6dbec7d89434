package damiera.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PagePolicyTest {
    @Test
    void a_page_without_code_runs_files_only() {
        assertThat(PagePolicy.of("<p>none</p>")).startsWith("default-src 'self'; script-src 'self'; style-src 'self';");
    }

    /** The hash is that of the example in W3C, Content Security Policy Level 2, hash usage for script elements. */
    @Test
    void code_in_the_page_is_told_by_its_hash() {
        assertThat(PagePolicy.of("<script type=\"module\">alert('Hello, world.');</script>"))
                .contains("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';");
    }

    @Test
    void data_in_the_page_needs_no_leave() {
        assertThat(PagePolicy.of("<script type=\"application/json\">{}</script>"))
                .doesNotContain("sha256");
    }

    @Test
    void style_in_the_page_is_told_by_its_hash() {
        assertThat(PagePolicy.of("<style>p{}</style>"))
                .containsPattern("style-src 'self' 'sha256-[A-Za-z0-9+/]{43}=';");
    }

    @Test
    void code_may_be_made_from_text_in_the_worker_only() {
        assertThat(PagePolicy.OF_WORKER).contains("script-src 'self' 'unsafe-eval';");
    }
}
