package damiera.cli;

import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.PdnFault;
import damiera.notation.pdn.PdnReplay;
import java.util.List;
import java.util.Optional;

/** Replays every game of files and reports what is not legal, with its place. */
final class PdnCheckCommand implements Command {
    private final Console console;

    PdnCheckCommand(Console console) {
        this.console = console;
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
            PdnCount count = count(file, identity);
            if (words.has("json")) {
                console.out().println(asJson(file, identity, count));
            } else {
                tell(file, identity, count);
            }
            exit |= count.faulty() == 0 ? 0 : 1;
        }
        return exit;
    }

    private static PdnCount count(PdnFile file, PdnFile.Identity identity) {
        PdnReplay replay = new PdnReplay(identity.rules());
        PdnCount count = new PdnCount();
        file.forEach(game -> count.add(game, replay.replay(game)));
        return count;
    }

    private void tell(PdnFile file, PdnFile.Identity identity, PdnCount count) {
        String how = identity.guessed() ? "check.guessed" : "check.told";
        console.say(
                how,
                file.name(),
                identity.rules().id(),
                count.games(),
                count.legal(),
                count.unfinished(),
                count.faulty());
        for (PdnFault fault : count.faults()) {
            console.out().println(new PdnReasonText(console.messages()).at(file.name(), fault));
        }
    }

    private String asJson(PdnFile file, PdnFile.Identity identity, PdnCount count) {
        return JsonLine.of(line -> {
            line.member("file", file.name());
            line.member("game", identity.rules().id());
            line.member("guessed", identity.guessed());
            line.member("games", count.games());
            line.member("legal", count.legal());
            line.member("unfinished", count.unfinished());
            write(line, count.faults(), console.messages());
        });
    }

    /** Writes faults as a property of the object begun. */
    static void write(JsonWriter line, List<PdnFault> faults, Messages messages) {
        PdnReasonText words = new PdnReasonText(messages);
        line.name("faults").openArray();
        for (PdnFault fault : faults) {
            line.openObject();
            line.member("line", fault.place().line());
            line.member("column", fault.place().column());
            line.member("reason", words.of(fault.reason()));
            line.closeObject();
        }
        line.closeArray();
    }
}
