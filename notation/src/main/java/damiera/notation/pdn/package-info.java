/**
 * PDN in two layers. {@link damiera.notation.pdn.PdnReader} turns text into {@link damiera.notation.pdn.PdnGame}, a
 * tree that knows no rules; {@link damiera.notation.pdn.PdnReplay} plays such a tree under rules, and
 * {@link damiera.notation.pdn.PdnFileReplay} each game of a file under those that its tags name. One bad game never stops a
 * file; what is wrong in it is a {@link damiera.notation.pdn.PdnReason}, a value that callers put into words.
 */
@NullMarked
package damiera.notation.pdn;

import org.jspecify.annotations.NullMarked;
