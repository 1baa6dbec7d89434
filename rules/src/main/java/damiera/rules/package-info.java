/**
 * The games of draughts: rules as data, positions, moves and games as immutable values.
 *
 * <h2>A tour</h2>
 *
 * <p>A game is a {@link damiera.rules.Rules} value, never a subclass: a board, how men and kings go, which captures are
 * legal, what wins and what draws. The known ones are constants in {@code damiera.rules.variant}; house rules are values
 * like them.
 *
 * <p>{@link damiera.rules.Setup} is whatever somebody wrote down. {@link damiera.rules.Position#of} is the one door from
 * there to a {@link damiera.rules.Position}, which can be played; it tells every {@link damiera.rules.SetupFault} at
 * once. A position lists its {@linkplain damiera.rules.Position#legalMoves() legal moves}, and finds the one that an
 * {@link damiera.rules.Attempt} means, or the {@link damiera.rules.Refusal}: the first rule that the attempt breaks, with
 * the facts that are needed to say it.
 *
 * <p>{@link damiera.rules.Game} adds what needs history: repetition and the counts of draws, offers, touched pieces, and
 * the huff. It is a list of {@link damiera.rules.GameEvent}s and what they lead to; the start and the events give the same
 * game again.
 *
 * {@snippet :
 * Game game = Game.start(Italian.ITALIAN);
 * Attempt attempt = Attempt.of(List.of(new Square(23), new Square(19)));
 * switch (game.play(attempt)) {
 *     case PlayResult.Played(Game next, Move move) -> show(next.position(), next.counters());
 *     case PlayResult.Refused(Refusal refusal, List<Move> must) -> say(refusal, must);
 * }
 * }
 *
 * <p>Squares are numbered one way for all games ({@link damiera.rules.Square}), and printed in each game's own way
 * ({@link damiera.rules.Rules#name}). A move is its two ends and the set that it captures; a capture carries one of its
 * routes ({@link damiera.rules.Move}).
 *
 * <p>Everything here is immutable and safe to share between threads. Nothing reads a clock, a file or chance: time that
 * ran out is an event that somebody hands in. The positions stand on primitives in {@code damiera.rules.movegen}, for
 * programs that look at millions of them.
 */
@NullMarked
package damiera.rules;

import org.jspecify.annotations.NullMarked;
