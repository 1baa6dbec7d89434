/** The architecture as tests: who may use whom, and what no module does. */
@NullMarked
package damiera.architecture;

import org.jspecify.annotations.NullMarked;
