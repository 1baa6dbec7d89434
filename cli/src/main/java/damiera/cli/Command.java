package damiera.cli;

/** A command: the words that it takes, and what it does with them. */
interface Command {
    /** {@return what may stand behind its name} */
    Syntax syntax();

    /** {@return the exit code after it did its work: 0 good, 1 a negative answer} */
    int run(Words words);
}
