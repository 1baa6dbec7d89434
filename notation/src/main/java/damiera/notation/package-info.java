/** FEN, PDN and the text of moves: read leniently, written strictly. */
@NullMarked
package damiera.notation;

import org.jspecify.annotations.NullMarked;
