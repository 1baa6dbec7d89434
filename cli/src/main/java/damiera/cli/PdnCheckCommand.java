package damiera.cli;

import damiera.notation.Printable;
import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.PdnFault;
import java.util.List;
import java.util.Optional;

/** Replays every game of files and reports what is not legal, with its place. */
final class PdnCheckCommand implements Command {
    private final Console console;
    private final PdnReasonText reasons;

    PdnCheckCommand(Console console) {
        this.console = console;
        this.reasons = new PdnReasonText(console.messages());
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(Syntax.flag("json"), Syntax.value("game")).withWords("FILE", 1, Syntax.MANY);
    }

    @Override
    public int run(Words words) {
        PdnWords named = new PdnWords(words, console.messages());
        Optional<PdnFile.Identity> told = named.told();
        int exit = 0;
        for (PdnFile file : named.files()) {
            PdnFile.Identity identity = told.orElseGet(file::identify);
            PdnCount count = words.has("json") ? answer(file, identity) : tell(file, identity);
            exit |= count.faulty() == 0 ? 0 : 1;
        }
        return exit;
    }

    /** For people: counts, then faults and warnings in the order of the file. */
    private PdnCount tell(PdnFile file, PdnFile.Identity identity) {
        PdnCount count = new PdnCount();
        try (Spool notes = new Spool()) {
            file.replay(identity, (_, replayed) -> {
                count.add(replayed);
                replayed.faults().forEach(fault -> notes.append(line(reasons.fault(file.name(), fault))));
                replayed.warnings().forEach(warning -> notes.append(line(reasons.warning(file.name(), warning))));
            });
            console.say(
                    identity.guessed() ? "check.guessed" : "check.told",
                    Printable.whole(file.name()),
                    identity.rules().id(),
                    count.games(),
                    count.legal(),
                    count.unfinished(),
                    count.faulty());
            notes.writeTo(console.out());
        }
        return count;
    }

    private static String line(String text) {
        return text + System.lineSeparator();
    }

    /** For programs: one object; the contract has no place for warnings in it, so they go where progress goes. */
    private PdnCount answer(PdnFile file, PdnFile.Identity identity) {
        PdnCount count = new PdnCount();
        try (Spool faults = new Spool()) {
            file.replay(identity, (_, replayed) -> {
                count.add(replayed);
                for (PdnFault fault : replayed.faults()) {
                    faults.append((faults.isEmpty() ? "" : ",") + asJson(fault));
                }
                replayed.warnings().forEach(warning -> console.err().println(reasons.warning(file.name(), warning)));
            });
            console.out().print(head(file, identity, count));
            faults.writeTo(console.out());
            console.out().println("]}");
        }
        return count;
    }

    private static String head(PdnFile file, PdnFile.Identity identity, PdnCount count) {
        return new JsonWriter()
                .openObject()
                .member("file", file.name())
                .member("game", identity.rules().id())
                .member("guessed", identity.guessed())
                .member("games", count.games())
                .member("legal", count.legal())
                .member("unfinished", count.unfinished())
                .name("faults")
                .openArray()
                .toString();
    }

    private String asJson(PdnFault fault) {
        JsonWriter json = new JsonWriter();
        write(json, fault, reasons);
        return json.toString();
    }

    /** Writes faults as a member of the object begun. */
    static void write(JsonWriter line, List<PdnFault> faults, PdnReasonText reasons) {
        line.name("faults").openArray();
        faults.forEach(fault -> write(line, fault, reasons));
        line.closeArray();
    }

    private static void write(JsonWriter line, PdnFault fault, PdnReasonText reasons) {
        line.openObject()
                .member("line", fault.place().line())
                .member("column", fault.place().column())
                .member("reason", reasons.of(fault.reason()))
                .closeObject();
    }
}
