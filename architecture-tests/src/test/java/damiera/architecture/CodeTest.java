package damiera.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;

/** What no class does, wherever it lives. */
@AnalyzeClasses(packages = "damiera", importOptions = Written.class)
final class CodeTest {
    private static final Set<String> CLOCKS_AND_DICE = Set.of(
            "java.lang.System.nanoTime",
            "java.lang.System.currentTimeMillis",
            "java.lang.Thread.sleep",
            "java.lang.Math.random",
            "java.time.Instant.now",
            "java.time.Clock.systemUTC");

    @ArchTest
    static final ArchRule names_say_what_a_class_is = noClasses()
            .should()
            .haveNameMatching(".*(Impl|Utils?|Helper|Manager|Common)(\\$.*)?")
            .because("such names say that nobody knew what the class is");

    @ArchTest
    static final ArchRule packages_are_nouns_of_the_game = noClasses()
            .should()
            .resideInAnyPackage("..util..", "..impl..", "..common..", "..model..", "..manager..", "..helper..")
            .because("a package is named by what it is about");

    @ArchTest
    static final ArchRule no_static_state = fields().that()
            .areStatic()
            .should()
            .beFinal()
            .because("state that belongs to nobody can be changed by anybody");

    @ArchTest
    static final ArchRule the_core_prints_nothing = noClasses()
            .that(resideInAnyPackage("damiera.rules..", "damiera.notation..", "damiera.engine..", "damiera.browser.."))
            .should(access("System.out or System.err", access -> {
                String target = access.getTarget().getFullName();
                return target.equals("java.lang.System.out") || target.equals("java.lang.System.err");
            }))
            .because("a library that prints cannot be used by a program that answers in JSON");

    @ArchTest
    static final ArchRule clocks_and_dice_are_handed_in = noClasses()
            .that(DescribedPredicate.not(simpleNameEndingWith("Clock"))
                    .and(DescribedPredicate.not(resideInAPackage("damiera.benchmarks.."))))
            .should(access(
                    "a clock, a pause or chance",
                    access -> CLOCKS_AND_DICE.contains(
                            access.getTarget().getFullName().replaceAll("\\(.*", ""))))
            .orShould()
            .dependOnClassesThat(
                    named("java.util.Random", "java.util.SplittableRandom", "java.util.concurrent.ThreadLocalRandom"))
            .because("what cannot be repeated cannot be tested; only classes named ...Clock read the time, and"
                    + " benchmarks, whose purpose that is");

    @ArchTest
    static final ArchRule exported_methods_take_no_boolean = methods()
            .that(areExported())
            .and()
            .areDeclaredInClassesThat(resideInAnyPackage(
                    "damiera.rules..",
                    "damiera.notation",
                    "damiera.notation.pdn",
                    "damiera.engine..",
                    "damiera.testkit.."))
            .and(DescribedPredicate.describe("are written by hand", CodeTest::isWritten))
            .should(new ArchCondition<>("take no boolean") {
                @Override
                public void check(JavaMethod method, ConditionEvents events) {
                    boolean taken =
                            method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(boolean.class));
                    if (taken) {
                        events.add(SimpleConditionEvent.violated(method, method.getFullName() + " takes a boolean"));
                    }
                }
            })
            .because(
                    "true says nothing where it is written; an enum of two does; JSON, which has true and false, is left out");

    @ArchTest
    static final ArchRule exported_types_expose_no_array = methods()
            .that(areExported())
            .and()
            .areDeclaredInClassesThat(resideInAnyPackage(
                    "damiera.rules", "damiera.rules.variant", "damiera.notation..", "damiera.engine.."))
            .and(DescribedPredicate.describe("are not written by the compiler", CodeTest::isWritten))
            .should(new ArchCondition<>("neither take nor return an array") {
                @Override
                public void check(JavaMethod method, ConditionEvents events) {
                    if (method.reflect().isVarArgs()) {
                        return;
                    }
                    boolean array = method.getRawReturnType().isArray()
                            || method.getRawParameterTypes().stream().anyMatch(JavaClass::isArray);
                    if (array) {
                        events.add(SimpleConditionEvent.violated(method, method.getFullName() + " exposes an array"));
                    }
                }
            })
            .because("who holds an array can change it; movegen is left out, where the caller owns the buffers, and so"
                    + " are variable arguments, which the caller does not hold");

    @ArchTest
    static final ArchRule utility_doors_are_final = classes()
            .that()
            .areNotInterfaces()
            .and()
            .areNotEnums()
            .and(resideInAnyPackage("damiera.rules", "damiera.rules.variant", "damiera.notation..", "damiera.cli.."))
            .and(DescribedPredicate.describe("are no hidden classes", type -> !type.isAnonymousClass()))
            .should()
            .haveModifier(JavaModifier.FINAL)
            .because("a game is a value: families are sealed interfaces of records, never open classes");

    private static DescribedPredicate<JavaMember> areExported() {
        return DescribedPredicate.describe(
                "are public in public classes",
                member -> member.getModifiers().contains(JavaModifier.PUBLIC) && isPublic(member.getOwner()));
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(CodeTest::isPublic).orElse(true);
    }

    /** The compiler writes {@code values()} of enums, bridges, and {@code equals} of records. */
    private static boolean isWritten(JavaCodeUnit unit) {
        boolean valuesOfEnum = unit.getOwner().isEnum() && unit.getName().equals("values");
        return !valuesOfEnum && !unit.getModifiers().contains(JavaModifier.SYNTHETIC);
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return DescribedPredicate.describe(
                String.join(", ", names), type -> Stream.of(names).anyMatch(type.getFullName()::equals));
    }

    private static ArchCondition<JavaClass> access(String what, java.util.function.Predicate<JavaAccess<?>> wanted) {
        return new ArchCondition<>("use " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getAccessesFromSelf().stream()
                        .filter(wanted)
                        .forEach(access -> events.add(SimpleConditionEvent.satisfied(access, access.getDescription())));
            }
        };
    }
}
