/** The core compiled for the browser: the few functions that a page may call. */
@NullMarked
package damiera.browser;

import org.jspecify.annotations.NullMarked;
