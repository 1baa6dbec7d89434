package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.Printable;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnReplay;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Rules;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Writes the games of files in another form: PDN 3.0, JSON, final positions, or another game's notation. */
final class PdnConvertCommand implements Command {
    private static final Set<String> FORMS = Set.of("pdn3", "json", "fen");

    private final Console console;

    PdnConvertCommand(Console console) {
        this.console = console;
    }

    /** Turns one game into text, or refuses it with a reason. */
    private interface Form {
        WrittenGame write(PdnGame game, ReplayedGame replayed);
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.required("to"), Syntax.value("out"), Syntax.value("game"))
                .withWords("FILE", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        PdnWords named = new PdnWords(words, console.messages());
        String to = words.value("to");
        if (!FORMS.contains(to)) {
            named.target(to); // an unknown game is refused before a file is touched
        }
        String out = words.value("out");
        if (out.isEmpty()) {
            return convert(named, to, console.out());
        }
        try {
            return NewFile.write(Path.of(out), file -> convert(named, to, file));
        } catch (IOException | InvalidPathException | OutputLost fault) {
            throw new UsageFault(console.messages().text("file.unwritable", Printable.cut(out)));
        }
    }

    /** {@return how the games of a file are written, which are of this game} */
    private static Form form(PdnWords named, String to, Rules rules) {
        return switch (to) {
            case "pdn3" -> new PdnWriter(rules)::write;
            case "json" ->
                (game, replayed) -> new WrittenGame.Written(PdnJson.write(rules, game, replayed, named.messages()));
            case "fen" -> (_, replayed) -> new WrittenGame.Written(Fen.format(replayed.last()) + "\n");
            default -> new PdnWriter(named.target(to))::write;
        };
    }

    private int convert(PdnWords named, String to, PrintStream target) {
        Optional<PdnFile.Identity> told = named.told();
        int exit = 0;
        for (PdnFile file : named.files()) {
            PdnFile.Identity identity = told.orElseGet(file::identify);
            PdnReplay replay = new PdnReplay(identity.rules());
            Conversion conversion = new Conversion(file, form(named, to, identity.rules()), target);
            file.forEach(game -> conversion.add(game, replay.replay(game)));
            exit |= conversion.exit;
        }
        return exit;
    }

    /** The conversion of one file. */
    private final class Conversion {
        private final PdnFile file;
        private final Form form;
        private final PrintStream target;
        private int exit;

        Conversion(PdnFile file, Form form, PrintStream target) {
            this.file = file;
            this.form = form;
            this.target = target;
        }

        /** Writes one game; of a faulty one what could be read, with its faults on the side. */
        void add(PdnGame game, ReplayedGame replayed) {
            PdnCount.faults(game, replayed).forEach(this::tell);
            switch (form.write(game, replayed)) {
                case WrittenGame.Written(String text) -> target.print(text);
                case WrittenGame.Refused(PdnFault fault) -> tell(fault);
            }
        }

        private void tell(PdnFault fault) {
            console.err().println(new PdnReasonText(console.messages()).at(file.name(), fault));
            exit = 1;
        }
    }
}
