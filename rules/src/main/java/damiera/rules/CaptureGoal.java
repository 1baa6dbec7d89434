package damiera.rules;

/** What a capture comes to, whatever its route: where it ends and what it takes. */
record CaptureGoal(Square to, SquareSet captured) {
    static CaptureGoal of(Capture capture) {
        return new CaptureGoal(capture.to(), capture.capturedSet());
    }

    boolean isReachedBy(CaptureTrail trail) {
        return trail.ending() == CaptureTrail.Ending.COMPLETE
                && trail.to().equals(to)
                && trail.taken().equals(captured);
    }

    /** Whether what is taken so far may still come to this. */
    boolean isAheadOf(CaptureTrail trail) {
        return trail.taken().minus(captured).isEmpty();
    }
}
