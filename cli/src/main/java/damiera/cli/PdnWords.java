package damiera.cli;

import damiera.rules.Rules;
import java.util.List;
import java.util.Optional;

/**
 * The words that all commands on files of games share.
 *
 * @param words    of the call
 * @param messages words for people
 */
record PdnWords(Words words, Messages messages) {
    private static final String GAME = "game";

    /** {@return the files; a syntax fault where there is none} */
    List<PdnFile> files() {
        List<PdnFile> files = words.others().stream()
                .filter(word -> !word.startsWith("+"))
                .map(name -> new PdnFile(name, messages))
                .toList();
        if (files.isEmpty()) {
            throw new SyntaxFault(messages.text("usage.missing", messages.text("word.FILE")));
        }
        return files;
    }

    /** {@return the game of these files where it is told} */
    Optional<PdnFile.Identity> told() {
        String name = words.value(GAME);
        return name.isEmpty()
                ? Optional.empty()
                : Optional.of(new PdnFile.Identity(
                        GameWords.named(name, words.others()).rules(messages), false, PdnFile.Tags.PASSED_OVER));
    }

    /** {@return the game in whose notation to write; options among the words belong to it where no game is told} */
    Rules target(String name) {
        List<String> options = words.value(GAME).isEmpty() ? words.others() : List.of();
        return GameWords.named(name, options).rules(messages);
    }
}
