package damiera.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;

/** What the core (everything that also runs in the browser) leaves alone, and what the games may be made of. */
@AnalyzeClasses(packages = "damiera", importOptions = Written.class)
final class CoreTest {
    private static final String[] CORE = {
        "damiera.rules..", "damiera.notation..", "damiera.engine..", "damiera.browser.."
    };

    /** Methods that the browser lacks, that pull in a large part of the library, or that differ from the JVM's. */
    private static final Set<String> MISSING_IN_THE_BROWSER = Set.of(
            "java.lang.String.format",
            "java.lang.String.formatted",
            "java.lang.String.matches",
            "java.lang.String.replaceAll",
            "java.lang.String.replaceFirst",
            "java.lang.String.split",
            "java.lang.Math.multiplyHigh",
            "java.lang.Math.unsignedMultiplyHigh",
            "java.lang.Class.forName",
            "java.lang.Class.getResourceAsStream",
            "java.lang.Class.getResource");

    /** The lists of all games, of all draw sets and of all priorities, which name no game to others. */
    private static final DescribedPredicate<JavaClass> INDEX = named(
            "damiera.rules.variant.Variants", "damiera.rules.variant.DrawSets", "damiera.rules.variant.Priorities");

    @ArchTest
    static final ArchRule rules_use_the_language_only = classes()
            .that()
            .resideInAPackage("damiera.rules..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("damiera.rules..", "java..", "org.jspecify..")
                    .and(not(resideInAnyPackage(
                                    "java.io..",
                                    "java.net..",
                                    "java.nio..",
                                    "java.util.logging..",
                                    "java.time..",
                                    "java.sql.."))
                            .or(named("java.io.Serializable"))))
            .because("rules need no file, socket, clock or log, and whoever has Java has the rules");

    @ArchTest
    static final ArchRule core_runs_in_the_browser = noClasses()
            .that()
            .resideInAnyPackage(CORE)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            "java.lang.reflect..",
                            "java.util.concurrent..",
                            "java.util.stream..",
                            "java.util.logging..",
                            "java.util.regex..",
                            "java.text..",
                            "java.time..",
                            "java.net..",
                            "java.nio.file..")
                    .or(named(
                            "java.lang.Thread",
                            "java.util.Random",
                            "java.util.SplittableRandom",
                            "java.util.ResourceBundle",
                            "java.util.Formatter",
                            "java.util.Scanner")))
            .because(
                    "the compiler to WebAssembly lacks these, does them otherwise, or makes the page many times larger");

    @ArchTest
    static final ArchRule core_calls_what_the_browser_has = noCodeUnits()
            .that()
            .areDeclaredInClassesThat(resideInAnyPackage(CORE))
            .should(new ArchCondition<>("call what the browser lacks") {
                @Override
                public void check(com.tngtech.archunit.core.domain.JavaCodeUnit unit, ConditionEvents events) {
                    for (JavaAccess<?> access : unit.getAccessesFromSelf()) {
                        String target = access.getTargetOwner().getFullName() + "." + access.getName();
                        if (MISSING_IN_THE_BROWSER.contains(target)) {
                            events.add(SimpleConditionEvent.satisfied(access, access.getDescription()));
                        }
                    }
                }
            })
            .because("these need regular expressions, reflection or files, or are missing in the browser");

    @ArchTest
    static final ArchRule games_are_constants = classes()
            .that()
            .resideInAPackage("damiera.rules.variant")
            .and(not(INDEX))
            .should(new ArchCondition<>("have no methods") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    type.getMethods().stream()
                            .filter(method -> !method.getName().startsWith("lambda$"))
                            .forEach(method -> events.add(
                                    SimpleConditionEvent.violated(method, method.getFullName() + " is a method")));
                }
            })
            .because("a game is a value; what needs a method is a component that is missing from the rules");

    @ArchTest
    static final ArchRule constants_stay = fields().that()
            .areDeclaredInClassesThat()
            .resideInAPackage("damiera.rules.variant")
            .should()
            .beStatic()
            .andShould()
            .beFinal()
            .because("a game is a value");

    @ArchTest
    static final ArchRule nobody_names_a_game = noClasses()
            .that(not(resideInAPackage("damiera.rules.variant")))
            .should()
            .dependOnClassesThat(resideInAPackage("damiera.rules.variant").and(not(INDEX)))
            .because("code that names a game would have to be changed for the next one");

    private CoreTest() {}

    private static DescribedPredicate<JavaClass> named(String... names) {
        return DescribedPredicate.describe(
                String.join(", ", names), type -> Set.of(names).contains(type.getFullName()));
    }
}
