package damiera.cli;

import damiera.notation.Printable;

/** Lists the commands, or tells one of them. */
final class HelpCommand implements Command {
    private static final int LONGEST_NAME = 2;

    private final Console console;

    HelpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of().withWords("COMMAND", 0, LONGEST_NAME);
    }

    @Override
    public int run(Words words) {
        String name = String.join(" ", words.others());
        boolean known = Commands.names().stream().anyMatch(command -> (command + " ").startsWith(name + " "));
        if (!name.isEmpty() && !known) {
            String all = String.join(", ", Commands.names());
            throw new UsageFault(console.messages().text("help.unknown", Printable.cut(name), all));
        }
        describe(name);
        return 0;
    }

    /** Tells everything for an empty name, else one command, or the commands of a group. */
    void describe(String name) {
        if (Commands.names().contains(name)) {
            one(name);
            return;
        }
        if (name.isEmpty()) {
            console.say("help.head");
        }
        for (String command : Commands.names()) {
            if (command.startsWith(name)) {
                String about = console.messages().text("about." + Commands.key(command));
                console.out().println("  " + command + " ".repeat(13 - command.length()) + about);
            }
        }
        if (name.isEmpty()) {
            console.say("help.tail");
        }
    }

    private void one(String name) {
        String key = Commands.key(name);
        console.say("usage.line", console.messages().text("usage." + key));
        console.say("about." + key);
        if (console.messages().has("details." + key)) {
            console.say("details." + key);
        }
    }
}
