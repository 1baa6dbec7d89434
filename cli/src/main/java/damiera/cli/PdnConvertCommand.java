package damiera.cli;

import damiera.notation.Fen;
import damiera.notation.Printable;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnRemark;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Rules;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes the games of files in another form: PDN 3.0, JSON, final positions, or another game's notation. */
final class PdnConvertCommand implements Command {
    private static final Set<String> FORMS = Set.of("pdn3", "json", "fen");

    private final Console console;
    private final PdnReasonText reasons;

    PdnConvertCommand(Console console) {
        this.console = console;
        this.reasons = new PdnReasonText(console.messages());
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

    private Form form(PdnWords named, String to) {
        return switch (to) {
            case "pdn3" -> new OwnNotation(reasons.remark());
            case "json" -> (game, replayed) -> new WrittenGame.Written(PdnJson.write(game, replayed, reasons));
            case "fen" -> (_, replayed) -> new WrittenGame.Written(Fen.format(replayed.last()) + "\n");
            default -> new PdnWriter(named.target(to), reasons.remark())::write;
        };
    }

    private int convert(PdnWords named, String to, PrintStream target) {
        Optional<PdnFile.Identity> told = named.told();
        int exit = 0;
        for (PdnFile file : named.files()) {
            Conversion conversion = new Conversion(file, form(named, to), target);
            file.replay(told.orElseGet(file::identify), conversion::add);
            exit |= conversion.exit;
        }
        return exit;
    }

    /** Each game in the notation of the game that it is. */
    private static final class OwnNotation implements Form {
        private static final int MOST_KEPT = 32;

        private final PdnRemark remark;
        private final Map<Rules, PdnWriter> writers = new HashMap<>();

        OwnNotation(PdnRemark remark) {
            this.remark = remark;
        }

        @Override
        public WrittenGame write(PdnGame game, ReplayedGame replayed) {
            if (writers.size() > MOST_KEPT) {
                writers.clear();
            }
            return writers.computeIfAbsent(replayed.start().rules(), rules -> new PdnWriter(rules, remark))
                    .write(game, replayed);
        }
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

        /** Writes one game; of a faulty one what could be read, with its faults and warnings on the side. */
        void add(PdnGame game, ReplayedGame replayed) {
            replayed.faults().forEach(this::tell);
            replayed.warnings().forEach(warning -> console.err().println(reasons.warning(file.name(), warning)));
            switch (form.write(game, replayed)) {
                case WrittenGame.Written(String text) -> target.print(text);
                case WrittenGame.Refused(PdnFault fault) -> tell(fault);
            }
        }

        private void tell(PdnFault fault) {
            console.err().println(reasons.fault(file.name(), fault));
            exit = 1;
        }
    }
}
