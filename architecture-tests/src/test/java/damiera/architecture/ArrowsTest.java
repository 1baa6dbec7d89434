package damiera.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Map;
import java.util.stream.Stream;

/** Who may use whom: the table of the architecture, row by row. */
@AnalyzeClasses(packages = "damiera", importOptions = Written.class)
final class ArrowsTest {
    @ArchTest
    static final ArchRule rules_uses_no_other_module =
            arrows("rules").because("the rules of the games stand by themselves: everything else stands on them");

    @ArchTest
    static final ArchRule notation_uses_rules =
            arrows("notation", "rules").because("text is a leaf: it says what the rules decide");

    @ArchTest
    static final ArchRule engine_uses_rules =
            arrows("engine", "rules").because("the engine parses no text: whoever asks it hands in positions");

    @ArchTest
    static final ArchRule browser_uses_the_core = arrows("browser", "rules", "notation", "engine")
            .because("the page's few functions call the core, which must not know the page");

    @ArchTest
    static final ArchRule server_uses_rules_and_notation = arrows("server", "rules", "notation", "engine")
            .because(
                    "nothing that a player's device can compute itself is computed in the page's or the commands' code");

    @ArchTest
    static final ArchRule cli_uses_the_core = arrows("cli", "rules", "notation", "engine")
            .because("the launcher starts the server as a program of its own, so that commands start fast");

    @ArchTest
    static final ArchRule testkit_uses_rules_and_notation = arrows("testkit", "rules", "notation")
            .because("every module may test with the kit, so the kit stays near the bottom");

    @ArchTest
    static final ArchRule benchmarks_use_the_core =
            arrows("benchmarks", "rules", "notation", "engine", "testkit").because("what is measured is the core");

    @ArchTest
    static final ArchRule hot_packages_stay_inside = noClasses()
            .that(resideInAPackage("damiera..")
                    .and(not(resideInAnyPackage(
                            "damiera.rules..", "damiera.engine..", "damiera.testkit..", "damiera.benchmarks..")))
                    .and(not(simpleNameStartingWith("Perft")))
                    .and(not(equivalentTo(damiera.browser.Core.class))))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("damiera.rules.movegen..")
            .because("bits and buffers change with what is fast; everybody else uses Position, Move and Game, but for"
                    + " the classes named Perft... and the page's perft, which measure these very packages");

    @ArchTest
    static final ArchRule the_hot_face_knows_no_friendly_face = noClasses()
            .that()
            .resideInAPackage("damiera.rules.movegen..")
            .should()
            .dependOnClassesThat(named("Game", "Move", "Step", "Capture", "Attempt", "Resolution", "Refusal"))
            .because(
                    "friendly values are defined by boards and buffers, never the reverse; a board may only be set from a"
                            + " position");

    @ArchTest
    static final ArchRule packages_have_no_cycles = slices().assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .because("a cycle makes one package out of two; rules and rules.movegen count as one, since they are the"
                    + " two faces of one core: movegen is told the questions of rules, Position is a board of movegen; so do"
                    + " notation and its JSON, which fail with the same exception");

    private static ArchRule arrows(String module, String... allowed) {
        String[] packages = Stream.concat(Stream.of(module), Stream.of(allowed))
                .map(name -> "damiera." + name + "..")
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage("damiera." + module + "..")
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("damiera..")).or(resideInAnyPackage(packages)));
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return DescribedPredicate.describe(
                "are friendly values",
                type -> type.getPackageName().equals("damiera.rules")
                        && Stream.of(names).anyMatch(type.getSimpleName()::equals));
    }

    /** Every package by itself, but those together that are two parts of one thing. */
    private static final class Packages implements SliceAssignment {
        private static final Map<String, String> ONE_WITH = Map.of(
                "damiera.rules.movegen", "damiera.rules",
                "damiera.notation.json", "damiera.notation");

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            String name = type.getPackageName();
            return name.startsWith("damiera")
                    ? SliceIdentifier.of(ONE_WITH.getOrDefault(name, name))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
