/** The server: the page and, later, online play. */
@NullMarked
package damiera.server;

import org.jspecify.annotations.NullMarked;
