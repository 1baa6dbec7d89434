package damiera.cli;

import damiera.notation.HouseRules;
import damiera.notation.HouseRulesFault;
import damiera.notation.HouseRulesResult;
import damiera.notation.NotationException;
import damiera.notation.Printable;
import damiera.notation.json.JsonReader;
import damiera.rules.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** A file with house rules. */
record HouseRulesFile(String name, Messages messages) {
    private static final String ENDING = ".json";

    /** A character takes 3 bytes at most, and a little more than is read shows that the text is too long. */
    private static final int MOST_BYTES = 3 * (JsonReader.LONGEST + 2);

    /** {@return whether a word of a command line names such a file} */
    static boolean isNamed(String word) {
        return word.regionMatches(true, word.length() - ENDING.length(), ENDING, 0, ENDING.length());
    }

    /** {@return the game; a usage fault where the file holds none} */
    Rules rules() {
        String text = text();
        try {
            return switch (HouseRules.read(text)) {
                case HouseRulesResult.Valid(Rules rules) -> rules;
                case HouseRulesResult.Invalid(List<HouseRulesFault> faults) ->
                    throw faulty(new RulesFaultText(messages).ofFile(faults));
            };
        } catch (NotationException fault) {
            throw faulty(new ExpectedText(messages).at(fault));
        }
    }

    private UsageFault faulty(String reason) {
        return new UsageFault(messages.text("game.house-rules", Printable.cut(name), reason));
    }

    private String text() {
        try (InputStream file = Files.newInputStream(Path.of(name))) {
            ByteBuffer bytes = ByteBuffer.wrap(file.readNBytes(MOST_BYTES));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (IOException | InvalidPathException fault) {
            throw new UsageFault(messages.text("file.unreadable", Printable.cut(name)));
        }
    }
}
