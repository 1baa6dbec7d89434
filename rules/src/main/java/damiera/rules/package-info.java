/**
 * The games of draughts: rules as data, positions, moves and games as immutable values.
 *
 * <p>A game is a {@link damiera.rules.Rules} value, never a subclass. {@link damiera.rules.Setup} is whatever somebody
 * wrote down; {@link damiera.rules.Position} is playable under some rules; {@link damiera.rules.Game} adds the history
 * that repetition, counters and huff need. Everything here is immutable and safe to share between threads.
 */
@NullMarked
package damiera.rules;

import org.jspecify.annotations.NullMarked;
