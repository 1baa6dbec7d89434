/**
 * PDN in two layers. {@link damiera.notation.pdn.PdnReader} turns text into {@link damiera.notation.pdn.PdnGame}, a
 * tree that knows no rules; {@link damiera.notation.pdn.PdnReplay} plays such a tree under rules. One bad game never
 * stops a file.
 */
@NullMarked
package damiera.notation.pdn;

import org.jspecify.annotations.NullMarked;
