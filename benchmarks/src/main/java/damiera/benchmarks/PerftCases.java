package damiera.benchmarks;

import java.util.List;

/** The positions by which the speed of the move generator is told; counts as in {@code rules/perft.csv}. */
final class PerftCases {
    /** By Stef Keetman and others, World Draughts Forum: two kings against three. */
    private static final String RANDOM_178 = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
    /** Woldouby against Pelkova, 1910: blocked men, long captures. */
    private static final String WOLDOUBY = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38";

    static final List<PerftCase> ALL = List.of(
            new PerftCase("international", "start", "", 9, 41_022_423),
            new PerftCase("international", "random178", RANDOM_178, 8, 86_724_219),
            new PerftCase("international", "woldouby", WOLDOUBY, 13, 9_872_645),
            new PerftCase("english", "start", "", 10, 18_391_564),
            new PerftCase("italian", "start", "", 10, 17_761_384),
            new PerftCase("russian", "start", "", 10, 22_444_032),
            new PerftCase("brazilian", "start", "", 10, 21_560_022),
            new PerftCase("pool", "start", "", 10, 22_435_955),
            new PerftCase("spanish", "start", "", 10, 17_743_464),
            new PerftCase("czech", "start", "", 10, 18_368_918),
            new PerftCase("frisian", "start", "", 9, 15_605_069),
            new PerftCase("killer", "start", "", 9, 41_022_423),
            new PerftCase("thai", "start", "", 8, 14_533_014),
            new PerftCase("turkish", "start", "", 7, 10_782_308),
            new PerftCase("armenian", "start", "", 5, 6_280_482),
            new PerftCase("canadian", "start", "", 8, 31_839_056));

    private PerftCases() {}
}
