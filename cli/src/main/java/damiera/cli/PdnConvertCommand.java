package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.ReplayedGame;
import damiera.rules.Rules;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Writes the games of files in another form: PDN 3.0, JSON, final positions, or another game's notation. */
final class PdnConvertCommand implements Command {
    private final Console console;

    PdnConvertCommand(Console console) {
        this.console = console;
    }

    /** Turns one game into text; a game that cannot be turned is refused with a reason. */
    private interface Form {
        String write(PdnFile.Identity identity, PdnGame game, ReplayedGame replayed);
    }

    @Override
    public Syntax syntax() {
        return Syntax.of()
                .withValues("--to", "--out", "--game")
                .withRequired("--to")
                .withWords("FILE", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        PdnWords named = new PdnWords(words, console.messages());
        Form form = form(named, words.value("--to"));
        String out = words.value("--out");
        if (out.isEmpty()) {
            return convert(named, form, console.out());
        }
        try (PrintStream file = new PrintStream(Files.newOutputStream(Path.of(out)), false, StandardCharsets.UTF_8)) {
            return convert(named, form, file);
        } catch (IOException | InvalidPathException fault) {
            throw new UsageFault(console.messages().text("file.unwritable", out));
        }
    }

    private static Form form(PdnWords named, String to) {
        return switch (to) {
            case "pdn3" -> (identity, game, replayed) -> Respelling.write(identity.rules(), game, replayed);
            case "json" -> PdnJson::write;
            case "fen" -> (identity, game, replayed) -> Fen.format(replayed.last()) + "\n";
            default -> {
                Rules target = named.target(to);
                yield (identity, game, replayed) -> Respelling.write(target, game, replayed);
            }
        };
    }

    private int convert(PdnWords named, Form form, PrintStream target) {
        Optional<PdnFile.Identity> told = named.told();
        int exit = 0;
        for (PdnFile file : named.files()) {
            PdnFile.Identity identity = told.orElseGet(file::identify);
            PdnReplay replay = new PdnReplay(identity.rules());
            Conversion conversion = new Conversion(file, identity, form, target);
            file.forEach(game -> conversion.add(game, replay.replay(game)));
            exit |= conversion.exit;
        }
        return exit;
    }

    /** The conversion of one file. */
    private final class Conversion {
        private final PdnFile file;
        private final PdnFile.Identity identity;
        private final Form form;
        private final PrintStream target;
        private int exit;

        Conversion(PdnFile file, PdnFile.Identity identity, Form form, PrintStream target) {
            this.file = file;
            this.identity = identity;
            this.form = form;
            this.target = target;
        }

        /** Writes one game; of a faulty one what could be read, with its faults on the side. */
        void add(PdnGame game, ReplayedGame replayed) {
            for (PdnFault fault : PdnCount.faults(game, replayed)) {
                console.err().println(PdnCheckCommand.at(file, fault));
                exit = 1;
            }
            try {
                target.print(form.write(identity, game, replayed));
            } catch (IllegalArgumentException refusal) {
                PdnFault fault = new PdnFault(game.place(), String.valueOf(refusal.getMessage()));
                console.err().println(PdnCheckCommand.at(file, fault));
                exit = 1;
            }
        }
    }
}
