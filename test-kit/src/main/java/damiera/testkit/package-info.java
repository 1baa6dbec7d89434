/** Generators of positions and games, an independent slow move generator, readers of golden files. */
@NullMarked
package damiera.testkit;

import org.jspecify.annotations.NullMarked;
