/** Benchmarks. */
@NullMarked
package damiera.benchmarks;

import org.jspecify.annotations.NullMarked;
