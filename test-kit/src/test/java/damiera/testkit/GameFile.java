package damiera.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of games or a position that other programs wrote, as the list of sources beside them tells it.
 *
 * @param name  its folder, named after a game, and its own name
 * @param legal how many of its games are legal to the end at least; 0 for a position
 */
public record GameFile(String name, int legal) {
    /** The folder with all of them. */
    public static final Path FOLDER = SharedData.folder("pdn");

    private static final Path LIST = FOLDER.resolve("SOURCES.md");

    /** They stand below the table of the list, in words. */
    private static final List<GameFile> ADDED_BY_HAND = List.of(
            new GameFile("turkish/pydraughts__test_variants.pdn", 1),
            new GameFile("pool/strategygames__pool_fault.pdn", 1));

    /**
     * {@return every file that the list tells; none where there is no list, which on a build machine is a failure}
     *
     * @throws IOException when the list cannot be read
     */
    public static List<GameFile> all() throws IOException {
        List<GameFile> files = new ArrayList<>();
        if (SharedData.isPresent("game files of other programs", LIST)) {
            for (String line : Files.readAllLines(LIST)) {
                String[] cells = line.split(" *\\| *", -1);
                if (cells.length > 5 && cells[1].matches(".+/.+\\.(pdn|fen)")) {
                    files.add(new GameFile(cells[1], cells[4].equals("None") ? 0 : Integer.parseInt(cells[4])));
                }
            }
            if (files.isEmpty()) {
                throw new IllegalStateException(LIST + " must list files, listed none");
            }
            files.addAll(ADDED_BY_HAND);
        }
        return files;
    }

    /**
     * {@return the files of games}
     *
     * @throws IOException when the list cannot be read
     */
    public static List<GameFile> games() throws IOException {
        return all().stream().filter(file -> !file.isPosition()).toList();
    }

    /**
     * {@return the files of one position each}
     *
     * @throws IOException when the list cannot be read
     */
    public static List<GameFile> positions() throws IOException {
        return all().stream().filter(GameFile::isPosition).toList();
    }

    /** {@return where it lies} */
    public Path path() {
        return FOLDER.resolve(name);
    }

    /** {@return the name of the game after which its folder is named} */
    public String game() {
        return name.substring(0, name.indexOf('/'));
    }

    private boolean isPosition() {
        return name.endsWith(".fen");
    }

    @Override
    public String toString() {
        return name;
    }
}
