package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.variant.DrawSets;
import damiera.testkit.CsvGames;
import damiera.testkit.SeededRandom;
import damiera.testkit.Share;
import damiera.testkit.SlowGame;
import damiera.testkit.SlowMove;
import damiera.testkit.SlowPosition;
import damiera.testkit.TestPositions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Games of random moves and events: what a game keeps up to date is what its history says when it is read anew. */
class GameHistoryTest {
    static final List<String> GAMES = List.of(
            "italian",
            "italian+obligation=huff",
            "italian+count=request",
            "international",
            "international+obligation=huff",
            "english",
            "english+obligation=optional",
            "english+draws=kings50",
            "pool",
            "russian",
            "russian+goal=losing",
            "brazilian+obligation=huff+count=request",
            "frisian",
            "frisian+obligation=huff",
            "turkish",
            "turkish+draws=turkish-kings",
            "breakthrough");

    private static final int LONGEST = 120;

    @ParameterizedTest
    @FieldSource("GAMES")
    void a_game_says_what_its_history_says(String text) {
        SeededRandom random = new SeededRandom(12);
        for (long left = Share.GAME_EVENTS.count(); left > 0; ) {
            Game game = Game.from(start(soonDrawn(CsvGames.game(text), random), random));
            for (int i = 0; i < LONGEST && isOngoing(game); i++, left--) {
                game = next(game, random);
                requireSame(game);
            }
        }
    }

    /** The same rules of draws with small numbers, so that they come to their end; the sets of others now and then. */
    private static Rules soonDrawn(Rules rules, SeededRandom random) {
        DrawRules told = random.oneIn(3) ? random.oneOf(DrawSets.NAMED).rules() : rules.draws();
        List<DrawRule> draws = new ArrayList<>();
        for (DrawRule rule : told.rules()) {
            draws.add(
                    switch (rule) {
                        case DrawRule.Repetition _, DrawRule.OnePieceEach _ -> rule;
                        case DrawRule.QuietPlies _ -> new DrawRule.QuietPlies(2 + random.below(20));
                        case DrawRule.EndgameCount(Endgame endgame, int _, Restart restart) ->
                            new DrawRule.EndgameCount(endgame, 2 + random.below(20), restart);
                    });
        }
        return rules.withDraws(new DrawRules(draws, told.count()));
    }

    /** The start, or a few pieces, which soon come to an endgame. */
    private static Position start(Rules rules, SeededRandom random) {
        Position start = Position.start(rules);
        if (random.oneIn(4)) {
            return start;
        }
        List<Placed> placed = new ArrayList<>();
        Set<Square> taken = new HashSet<>();
        for (int i = 2 + random.below(7); i > 0; i--) {
            Square square = new Square(1 + random.below(rules.board().squareCount()));
            Side side = i % 2 == 0 ? Side.WHITE : Side.BLACK;
            boolean crowned = rules.board().rank(square) == rules.board().promotionRank(side);
            if (taken.add(square) && !(crowned && rules.goal() == Goal.BREAKTHROUGH)) {
                boolean king = rules.goal() != Goal.BREAKTHROUGH && !random.oneIn(3);
                placed.add(new Placed(side, crowned || king ? Piece.KING : Piece.MAN, square));
            }
        }
        return TestPositions.valid(start.replacedBy(Setup.of(placed, Side.WHITE), SetupFault.ALL_WAIVERS));
    }

    private static Game next(Game game, SeededRandom random) {
        List<GameEvent> events = new ArrayList<>(game.legalEvents());
        events.removeIf(event -> event instanceof GameEvent.Resigned);
        events.removeIf(event -> endsByAgreement(game, event));
        List<Square> own = game.position().pieces(game.position().sideToMove()).squares();
        boolean moves = !game.legalMoves().isEmpty();
        if (!own.isEmpty() && random.oneIn(8)) {
            return after(game, new GameEvent.Touched(random.oneOf(own)));
        }
        if (random.oneIn(30)) {
            return after(game, new GameEvent.Adjusting());
        }
        boolean happens =
                !moves || !events.isEmpty() && random.oneIn(game.huffable().isEmpty() ? 8 : 2);
        return happens ? after(game, random.oneOf(events)) : game.play(random.oneOf(game.legalMoves()));
    }

    private static boolean endsByAgreement(Game game, GameEvent event) {
        return event instanceof GameEvent.DrawAgreed
                || event instanceof GameEvent.DrawOffered && game.drawOffer().isPresent();
    }

    private static Game after(Game game, GameEvent event) {
        return switch (game.after(event)) {
            case EventResult.Done(Game next) -> next;
            case EventResult.Denied denied -> throw new AssertionError(event + " " + denied + " in " + game);
        };
    }

    private static void requireSame(Game game) {
        SlowGame slow = new SlowGame(game);
        String what = SlowPosition.of(game.startPosition()) + " " + game.rules().draws() + " " + game.events();
        boolean ongoing = isOngoing(game);
        assertThat(SlowPosition.of(game.position()).pieces())
                .as(what)
                .isEqualTo(slow.position().pieces());
        assertThat(game.position().sideToMove())
                .as(what)
                .isEqualTo(slow.position().toMove());
        assertThat(game.counters()).as(what).isEqualTo(counters(game.rules().draws(), slow));
        assertThat(game.outcome()).as(what).isEqualTo(outcome(game.rules(), slow));
        assertThat(game.legalMoves().stream().map(SlowMove::of))
                .as(what)
                .containsExactlyInAnyOrderElementsOf(ongoing ? slow.moves() : List.of());
        assertThat(game.huffable()).as(what).isEqualTo(ongoing ? slow.huffable() : List.of());
        assertThat(game.drawOffer()).as(what).isEqualTo(ongoing ? slow.offer() : Optional.empty());
        assertThat(game.touched()).as(what).isEqualTo(slow.touched());
        assertThat(game.isCaptureDemanded()).as(what).isEqualTo(slow.isDemanded());
        assertThat(game.replay(game.events())).as(what).isEqualTo(game);
    }

    private static List<Counter> counters(DrawRules draws, SlowGame slow) {
        List<Counter> counters = new ArrayList<>();
        for (DrawRule rule : draws.rules()) {
            switch (rule) {
                case DrawRule.Repetition(int times) ->
                    counters.add(new Counter(rule, slow.times(), times, Counter.Unit.TIMES));
                case DrawRule.QuietPlies(int plies) -> add(counters, rule, slow.quietPlies(), plies);
                case DrawRule.EndgameCount count -> add(counters, rule, slow.plies(count), count.plies());
                case DrawRule.OnePieceEach _ -> {}
            }
        }
        return counters;
    }

    private static void add(List<Counter> counters, DrawRule rule, OptionalInt plies, int limit) {
        plies.ifPresent(count -> counters.add(new Counter(rule, count, limit, Counter.Unit.PLIES)));
    }

    private static Outcome outcome(Rules rules, SlowGame slow) {
        Side side = slow.position().toMove();
        for (Side crowned : List.of(side.opponent(), side)) {
            if (rules.goal() == Goal.BREAKTHROUGH && slow.position().has(crowned, Piece.KING)) {
                return new Outcome.Won(crowned, Outcome.WinReason.KING);
            }
        }
        boolean answers = !slow.huffable().isEmpty() && rules.goal() != Goal.LOSING;
        if (slow.moves().isEmpty() && slow.touched().isEmpty() && !(answers && hasPiece(slow, side))) {
            return without(rules, side, hasPiece(slow, side));
        }
        for (DrawRule rule : rules.draws().rules()) {
            Optional<Outcome.DrawReason> reason = drawn(rule, slow);
            if (reason.isPresent()) {
                return new Outcome.Drawn(reason.get());
            }
        }
        return new Outcome.Ongoing();
    }

    private static boolean hasPiece(SlowGame slow, Side side) {
        return slow.position().has(side, Piece.KING) || slow.position().has(side, Piece.MAN);
    }

    private static Outcome without(Rules rules, Side side, boolean hasPiece) {
        return rules.goal() == Goal.LOSING
                ? new Outcome.Won(side, Outcome.WinReason.GOT_RID)
                : new Outcome.Won(side.opponent(), hasPiece ? Outcome.WinReason.NO_MOVE : Outcome.WinReason.NO_PIECES);
    }

    /** The first rule that applies draws the game. */
    private static Optional<Outcome.DrawReason> drawn(DrawRule rule, SlowGame slow) {
        return switch (rule) {
            case DrawRule.Repetition(int times) -> when(slow.times() >= times, Outcome.DrawReason.REPETITION);
            case DrawRule.QuietPlies(int plies) ->
                when(slow.quietPlies().orElse(0) >= plies, Outcome.DrawReason.QUIET_PLIES);
            case DrawRule.EndgameCount count ->
                when(slow.plies(count).orElse(0) >= count.plies(), Outcome.DrawReason.ENDGAME_COUNT);
            case DrawRule.OnePieceEach(DrawRule.LastPieces last) ->
                when(isOneEach(slow, last) && noneCaptures(slow), Outcome.DrawReason.ONE_PIECE_EACH);
        };
    }

    private static Optional<Outcome.DrawReason> when(boolean applies, Outcome.DrawReason reason) {
        return applies ? Optional.of(reason) : Optional.empty();
    }

    private static boolean isOneEach(SlowGame slow, DrawRule.LastPieces last) {
        boolean kings = slow.position().pieces().stream().allMatch(placed -> placed.piece() == Piece.KING);
        return slow.position().pieces().size() == 2
                && hasPiece(slow, Side.WHITE)
                && hasPiece(slow, Side.BLACK)
                && (kings || last == DrawRule.LastPieces.ANY);
    }

    private static boolean noneCaptures(SlowGame slow) {
        return slow.moves().stream().noneMatch(SlowMove::isCapture);
    }

    private static boolean isOngoing(Game game) {
        return game.outcome() instanceof Outcome.Ongoing;
    }
}
