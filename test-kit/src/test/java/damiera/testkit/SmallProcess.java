package damiera.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a class with a main method in a JVM of its own that has little memory. */
public final class SmallProcess {
    private SmallProcess() {}

    /**
     * {@return what it wrote, and how it ended}
     *
     * @param megabytes of heap
     * @param main      a class of the tests
     * @param arguments for its main method
     * @throws IOException when it cannot be started
     * @throws InterruptedException when nobody wants to wait for its end
     */
    public static Ended run(int megabytes, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), output);
    }

    /**
     * The end of a process.
     *
     * @param exit   0 where all went well
     * @param output all that it wrote
     */
    public record Ended(int exit, String output) {}
}
