package damiera.cli;

import damiera.notation.Printable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Every command by its name, and what happens when one is called wrongly. */
final class Commands {
    private static final int USAGE = 2;
    private static final List<String> HELP = List.of("-h", "--help");

    /** The commands in the order of the help; those of the launcher need more than this module has. */
    private static final Map<String, Function<Console, Command>> ALL = all();

    private Commands() {}

    private static Map<String, Function<Console, Command>> all() {
        Map<String, Function<Console, Command>> all = new LinkedHashMap<>();
        all.put("games", GamesCommand::new);
        all.put("perft", PerftCommand::new);
        all.put("moves", MovesCommand::new);
        all.put("explain", ExplainCommand::new);
        all.put("pdn check", PdnCheckCommand::new);
        all.put("pdn convert", PdnConvertCommand::new);
        all.put("play", PlayCommand::new);
        all.put("serve", console -> ofTheLauncher(console, "serve"));
        all.put("test", console -> ofTheLauncher(console, "test"));
        all.put("help", HelpCommand::new);
        return all;
    }

    /** {@return the names of all commands} */
    static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** {@return the exit code of a call} */
    static int run(Console console, List<String> words) {
        if (words.isEmpty() || HELP.contains(words.getFirst())) {
            new HelpCommand(console).describe("");
            return 0;
        }
        String name = nameOf(words);
        if (words.stream().anyMatch(HELP::contains)) {
            new HelpCommand(console).describe(ALL.containsKey(name) ? name : "");
            return 0;
        }
        Function<Console, Command> maker = ALL.get(name);
        if (maker == null) {
            String group = groupOf(name);
            String problem = name.equals(group)
                    ? console.messages()
                            .text("usage.missing", console.messages().text("word.COMMAND"))
                    : console.messages().text("usage.unknown", Printable.cut(name));
            return tell(console, problem, group);
        }
        List<String> rest = words.subList(name.split(" ").length, words.size());
        return run(console, name, maker, rest);
    }

    private static int run(Console console, String name, Function<Console, Command> maker, List<String> rest) {
        try {
            Command command = maker.apply(console);
            return command.run(Words.parse(command.syntax(), rest, console.messages()));
        } catch (SyntaxFault fault) {
            return tell(console, String.valueOf(fault.getMessage()), name);
        } catch (UsageFault fault) {
            console.err().println("damiera: " + fault.getMessage());
            return USAGE;
        }
    }

    private static int tell(Console console, String problem, String name) {
        Messages messages = console.messages();
        console.err().println("damiera: " + messages.text("usage", problem, messages.text("usage." + key(name))));
        return USAGE;
    }

    /** {@return the first word, or the first two where the first is a group of commands} */
    private static String nameOf(List<String> words) {
        String first = words.getFirst();
        return groupOf(first).isEmpty() || words.size() < 2 ? first : first + " " + words.get(1);
    }

    private static String groupOf(String name) {
        String first = name.split(" ", -1)[0];
        return ALL.keySet().stream().anyMatch(command -> command.startsWith(first + " ")) ? first : "";
    }

    /** {@return the key of a command's messages} */
    static String key(String name) {
        return name.isEmpty() ? "damiera" : name.replace(' ', '.');
    }

    private static Command ofTheLauncher(Console console, String name) {
        throw new UsageFault(console.messages().text("launcher.only", name));
    }
}
