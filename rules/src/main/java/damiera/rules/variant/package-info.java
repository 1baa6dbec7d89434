/** The games that Damiera knows, one constant each, every answer with the article or source that it comes from. */
@NullMarked
package damiera.rules.variant;

import org.jspecify.annotations.NullMarked;
