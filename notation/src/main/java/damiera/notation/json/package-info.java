/** A small reader and writer of JSON that knows where each value stands, for texts that nobody vouches for. */
@NullMarked
package damiera.notation.json;

import org.jspecify.annotations.NullMarked;
