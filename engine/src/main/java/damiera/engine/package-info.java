/** The computer player: three classic levels over the rules' primitives. */
@NullMarked
package damiera.engine;

import org.jspecify.annotations.NullMarked;
