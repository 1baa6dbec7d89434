/**
 * The commands. {@link damiera.cli.Main} is the door; each command is a class that reads its words, asks the other
 * modules and writes its answer to a {@link damiera.cli.Console}. What people read comes from {@code messages_*.properties}.
 */
@NullMarked
package damiera.cli;

import org.jspecify.annotations.NullMarked;
