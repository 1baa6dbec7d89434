package damiera.engine;

import damiera.rules.Move;
import damiera.rules.SquareSet;
import damiera.rules.movegen.MoveBuffer;
import java.util.ArrayList;
import java.util.List;

/** The moves that may be played, each with its place among those that the search makes. */
record RootMoves(List<Move> moves, List<Integer> places) {
    static RootMoves of(List<Move> legal, MoveBuffer buffer) {
        List<Move> moves = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (Move move : legal) {
            int place = place(move, buffer);
            if (place >= 0) {
                moves.add(move);
                places.add(place);
            }
        }
        return new RootMoves(moves, places);
    }

    private static int place(Move move, MoveBuffer buffer) {
        SquareSet captured = move.capturedSet();
        for (int i = 0; i < buffer.size(); i++) {
            if (buffer.from(i) == move.from().index()
                    && buffer.to(i) == move.to().index()
                    && buffer.captured(i).equals(captured)) {
                return i;
            }
        }
        return -1;
    }

    /** The same moves, those first that a look less deep found best: the others then fall sooner. */
    RootMoves beginningWith(List<Move> best) {
        List<Move> first = new ArrayList<>();
        List<Integer> firstPlaces = new ArrayList<>();
        List<Move> rest = new ArrayList<>();
        List<Integer> restPlaces = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            boolean isBest = best.contains(moves.get(i));
            (isBest ? first : rest).add(moves.get(i));
            (isBest ? firstPlaces : restPlaces).add(places.get(i));
        }
        first.addAll(rest);
        firstPlaces.addAll(restPlaces);
        return new RootMoves(first, firstPlaces);
    }

    /** All the moves whose score is the highest, or so little below it. */
    List<Move> best(Search search, int plies, int slack) {
        List<Integer> scores = new ArrayList<>();
        int highest = -Search.INFINITE;
        for (int place : places) {
            // One below what still counts, so that a score that counts is exact.
            int score =
                    search.rootScore(place, plies, Math.max(-Search.INFINITE, highest - slack - 1), Search.INFINITE);
            scores.add(score);
            highest = Math.max(highest, score);
        }
        List<Move> best = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            if (scores.get(i) >= highest - slack) {
                best.add(moves.get(i));
            }
        }
        return best;
    }
}
