package damiera.rules;

import static org.assertj.core.api.Assertions.assertThat;

import damiera.rules.movegen.MoveBuffer;
import damiera.rules.movegen.MutableBoard;
import damiera.rules.variant.Variants;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws that hold in every position: tried on games of random moves, from the start and from kings only. */
class RandomPlayoutsTest {
    private static final int GAMES = 4;
    private static final int PLIES = 50;

    static Stream<Rules> games() {
        return Stream.concat(
                Variants.ALL.stream(),
                Stream.of("italian+huff", "english+optional").map(Positions::rules));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_legal_move_is_resolved_from_each_of_its_forms(Rules rules) {
        everywhere(rules, position -> {
            for (Move move : position.legalMoves()) {
                Attempt.Sign sign = move instanceof Capture ? Attempt.Sign.CAPTURE : Attempt.Sign.QUIET;
                assertThat(position.resolve(Attempt.of(move))).isEqualTo(new Resolution.Legal(move));
                assertThat(position.resolve(new Attempt(move.path(), Optional.empty(), sign)))
                        .isEqualTo(new Resolution.Legal(move));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_is_refused_is_none_of_the_legal_moves(Rules rules) {
        everywhere(rules, position -> {
            int squares = rules.board().squareCount();
            Rng rng = new Rng(position.hashCode());
            for (int i = 0; i < 20; i++) {
                Square from = Square.atIndex(rng.below(squares));
                Square to = Square.atIndex(rng.below(squares));
                long fitting = position.legalMoves().stream()
                        .filter(move -> move.from().equals(from) && move.to().equals(to))
                        .count();
                Resolution resolution = position.resolve(Attempt.of(List.of(from, to)));
                boolean legal = resolution instanceof Resolution.Legal;
                boolean ambiguous = resolution instanceof Resolution.Refused(Refusal.Ambiguous _, List<Move> _);
                assertThat(legal).isEqualTo(fitting == 1);
                assertThat(ambiguous).isEqualTo(fitting > 1);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void playing_a_move_is_making_it_on_the_board(Rules rules) {
        everywhere(rules, position -> {
            MutableBoard board = board(position);
            MoveBuffer buffer = board.newBuffer();
            board.generate(buffer);
            for (int i = 0; i < buffer.size(); i++) {
                board.make(buffer, i);
                Position made = read(position, board);
                board.unmake();
                assertThat(played(position, buffer, i)).isEqualTo(made);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_captures_that_the_priority_leaves_are_the_legal_ones(Rules rules) {
        everywhere(rules, position -> {
            Set<List<Object>> legal = identities(position.legalMoves());
            Set<List<Object>> left = identities(CaptureDecision.left(position));
            assertThat(left).isEqualTo(legal);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_whole_capture_that_is_not_legal_is_refused_by_the_priority(Rules rules) {
        everywhere(rules, position -> {
            Set<List<Object>> legal = identities(position.legalMoves());
            for (Capture capture : CaptureDecision.everything(position)) {
                boolean isLegal = legal.contains(identity(capture));
                Attempt attempt = new Attempt(capture.path(), Optional.of(capture.capturedSet()), Attempt.Sign.CAPTURE);
                if (!isLegal
                        && position.resolve(attempt) instanceof Resolution.Refused(Refusal refusal, List<Move> _)) {
                    assertThat(refusal.reason()).startsWith("must-capture-");
                } else {
                    assertThat(isLegal).isTrue();
                }
            }
        });
    }

    private static Set<List<Object>> identities(List<? extends Move> moves) {
        Set<List<Object>> identities = new HashSet<>();
        for (Move move : moves) {
            if (move instanceof Capture) {
                identities.add(identity(move));
            }
        }
        return identities;
    }

    private static List<Object> identity(Move move) {
        return List.of(move.from(), move.to(), move.capturedSet(), move.promotes());
    }

    private static Position played(Position position, MoveBuffer buffer, int i) {
        SquareSet captured =
                buffer.isCapture(i) ? new SquareSet(buffer.capturedLow(i), buffer.capturedHigh(i)) : SquareSet.EMPTY;
        Square from = Square.atIndex(buffer.from(i));
        Square to = Square.atIndex(buffer.to(i));
        return position.legalMoves().stream()
                .filter(move -> move.from().equals(from)
                        && move.to().equals(to)
                        && move.capturedSet().equals(captured))
                .map(position::play)
                .findFirst()
                .orElseThrow();
    }

    private static MutableBoard board(Position position) {
        MutableBoard board = position.ground().freshBoard();
        board.set(
                position.men(Side.WHITE),
                position.kings(Side.WHITE),
                position.men(Side.BLACK),
                position.kings(Side.BLACK),
                position.sideToMove());
        for (Side side : Side.values()) {
            position.kingRun(side)
                    .king()
                    .ifPresent(king -> board.setKingRun(
                            side, king.index(), position.kingRun(side).moves()));
        }
        return board;
    }

    private static Position read(Position like, MutableBoard board) {
        Placement placement = new Placement(
                board.men(Side.WHITE), board.kings(Side.WHITE), board.men(Side.BLACK), board.kings(Side.BLACK));
        return new Position(like.ground(), placement, board.toMove(), run(board, Side.WHITE), run(board, Side.BLACK));
    }

    private static KingRun run(MutableBoard board, Side side) {
        int king = board.kingRunIndex(side);
        return king < 0 ? KingRun.NONE : new KingRun(Optional.of(Square.atIndex(king)), board.kingRunMoves(side));
    }

    private static void everywhere(Rules rules, Consumer<Position> law) {
        Position start = Position.start(rules);
        for (int seed = 0; seed < GAMES; seed++) {
            Rng rng = new Rng(seed);
            Position position = seed % 2 == 0 ? start : crowned(start, rng);
            for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
                check(position, seed, law);
                position = position.playUnchecked(position.legalMoves()
                        .get(rng.below(position.legalMoves().size())));
            }
        }
    }

    private static void check(Position position, int seed, Consumer<Position> law) {
        try {
            law.accept(position);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("seed " + seed + ": " + position, e);
        }
    }

    /** A few pieces of each side, half of them kings, on random squares. */
    private static Position crowned(Position start, Rng rng) {
        Rules rules = start.rules();
        List<Placed> placed = new ArrayList<>();
        Set<Integer> taken = new HashSet<>();
        for (int i = 0; i < 14; i++) {
            int index = rng.below(rules.board().squareCount());
            Side side = i % 2 == 0 ? Side.WHITE : Side.BLACK;
            int rank = rules.board().rank(Square.atIndex(index));
            boolean king = i % 4 < 2 || rank == rules.board().promotionRank(side);
            if (taken.add(index) && (rules.goal() != Goal.BREAKTHROUGH || !king)) {
                placed.add(new Placed(side, king ? Piece.KING : Piece.MAN, Square.atIndex(index)));
            }
        }
        return start.replacedBy(Setup.of(placed, Side.WHITE), SetupFault.ALL_WAIVERS)
                        instanceof SetupResult.Valid(Position position)
                ? position
                : start;
    }

    /** SplitMix64. */
    private static final class Rng {
        private long state;

        Rng(long seed) {
            state = seed;
        }

        int below(int bound) {
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return (int) Math.floorMod(z ^ z >>> 31, (long) bound);
        }
    }
}
