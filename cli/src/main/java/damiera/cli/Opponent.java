package damiera.cli;

import damiera.rules.Game;
import damiera.rules.GameEvent;
import damiera.rules.Side;
import java.util.Optional;
import java.util.function.Function;

/**
 * The player on the other side of the table.
 *
 * @param side   which side that is
 * @param player decides what it does where it has the say
 */
record Opponent(Side side, Function<Game, GameEvent> player) {
    /** {@return whether it is to move, or to answer an offer, in a game that goes on} */
    boolean hasSay(Table table) {
        boolean offered = table.game().drawOffer().equals(Optional.of(side.opponent()));
        return !table.isOver() && (table.mover() == side || offered);
    }

    GameEvent decide(Game game) {
        return player.apply(game);
    }
}
