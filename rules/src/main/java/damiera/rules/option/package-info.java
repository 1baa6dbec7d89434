/**
 * What a user can choose about a game: options with a key and the allowed values, applied to any rules. An option changes
 * components; it knows no game.
 */
@NullMarked
package damiera.rules.option;

import org.jspecify.annotations.NullMarked;
