/**
 * Moves on primitives: tables compiled from the rules, a mutable board and caller-owned buffers; for engine, tablebases,
 * training and test kit only. Nothing here allocates while moves are generated, made or taken back.
 */
@NullMarked
package damiera.rules.movegen;

import org.jspecify.annotations.NullMarked;
