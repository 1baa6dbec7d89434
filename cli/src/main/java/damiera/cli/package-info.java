/** The commands. */
@NullMarked
package damiera.cli;

import org.jspecify.annotations.NullMarked;
