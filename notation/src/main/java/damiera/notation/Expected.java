package damiera.notation;

import damiera.rules.RulesFault;
import java.util.List;

/**
 * What a text should have had where reading it failed. It is told by facts, not in a language: commands and pages put it
 * into words from their messages. Immutable.
 */
public sealed interface Expected {
    /** What needs no further facts to be told. */
    enum Thing implements Expected {
        /** Nothing more. */
        END,
        /** A JSON value. */
        VALUE,
        /** A JSON string. */
        STRING,
        /** The quote that ends a JSON string. */
        END_OF_STRING,
        /** What may follow a backslash: one of {@code " \ / b f n r t u}. */
        ESCAPE,
        /** A digit. */
        DIGIT,
        /** A hexadecimal digit. */
        HEX_DIGIT,
        /** A name that the JSON object does not have yet. */
        NEW_NAME,
        /** A JSON object. */
        OBJECT,
        /** A JSON string of one character. */
        CHARACTER,
        /** A whole number of at most 9 digits. */
        WHOLE_NUMBER,
        /** A JSON array of whole numbers. */
        WHOLE_NUMBERS,
        /** A JSON array of objects. */
        OBJECTS,
        /** How far a king goes: {@code "short"}, or an object with {@code "landing"}. */
        KING_RANGE,
        /** How often a king moves quietly: {@code "unlimited"}, or a whole number. */
        KING_LIMIT,
        /** A move, as {@code 32-28}, {@code 28x19x10}, {@code c3-d4}, {@code a3b4}. */
        MOVE,
        /** A move of the Hub protocol, as {@code 32-28}, {@code 28x19x23}. */
        HUB_MOVE,
        /** One of {@code -} and {@code x}. */
        SEPARATOR,
        /** A file on which the side to move has a piece. */
        FILE_WITH_PIECE,
        /** The side to move: {@code W}, {@code B} or {@code ?}. */
        SIDE_TO_MOVE,
        /** The pieces of a side, as {@code W31,K32} or {@code B1-20}. */
        PIECES,
        /** A range of squares, as {@code 31-50}. */
        SQUARE_RANGE,
        /** An option: {@code +key=value}. */
        OPTION,
        /** An option that was not chosen yet. */
        NEW_OPTION;

        /** {@return its name in words, for programmers} */
        @Override
        public String toString() {
            return ConstantWord.of(this).replace('-', ' ');
        }
    }

    /**
     * This very text.
     *
     * @param text one or more characters
     */
    record Sign(String text) implements Expected {}

    /**
     * The end of a text that is too long.
     *
     * @param most how many characters it may have
     */
    record Length(int most) implements Expected {}

    /**
     * No more levels of JSON.
     *
     * @param most how many there may be
     */
    record Depth(int most) implements Expected {}

    /**
     * The name of a square.
     *
     * @param first the first square, as the game prints it
     * @param last  the last square
     */
    record SquareName(String first, String last) implements Expected {}

    /**
     * A move that tells from which of several squares it leaves.
     *
     * @param squares two or more, as the game prints them
     */
    record OneSquare(List<String> squares) implements Expected {
        /** Copies the list. */
        public OneSquare {
            squares = List.copyOf(squares);
        }
    }

    /**
     * One of these words.
     *
     * @param words one or more
     */
    record OneOf(List<String> words) implements Expected {
        /** Copies the list. */
        public OneOf {
            words = List.copyOf(words);
        }
    }

    /**
     * A JSON array of these words.
     *
     * @param words one or more
     */
    record SomeOf(List<String> words) implements Expected {
        /** Copies the list. */
        public SomeOf {
            words = List.copyOf(words);
        }
    }

    /**
     * A JSON array of at most so many values.
     *
     * @param most how many
     */
    record ArrayOf(int most) implements Expected {}

    /**
     * The id of a game.
     *
     * @param ids all of them
     */
    record Game(List<String> ids) implements Expected {
        /** Copies the list. */
        public Game {
            ids = List.copyOf(ids);
        }
    }

    /**
     * The key of an option.
     *
     * @param keys those that the game has
     */
    record OptionKey(List<String> keys) implements Expected {
        /** Copies the list. */
        public OptionKey {
            keys = List.copyOf(keys);
        }
    }

    /**
     * The value of an option.
     *
     * @param key    the option
     * @param values those that it has; numbers as a range, {@code 2..100}
     */
    record OptionValue(String key, List<String> values) implements Expected {
        /** Copies the list. */
        public OptionValue {
            values = List.copyOf(values);
        }
    }

    /**
     * Options that fit together.
     *
     * @param faults how they contradict each other, one or more
     */
    record FittingOptions(List<RulesFault> faults) implements Expected {
        /** Copies the list. */
        public FittingOptions {
            faults = List.copyOf(faults);
        }
    }
}
