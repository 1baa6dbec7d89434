package damiera.rules.option;

import damiera.rules.Rules;
import java.util.List;
import java.util.Optional;

/** How one option reads and changes rules. */
interface Question {
    /** {@return the values that these rules allow; empty when the question makes no sense for them} */
    List<String> values(Rules rules);

    /** {@return the value that these rules have now} */
    String current(Rules rules);

    /** {@return the rules with this value, or empty when the value is none of those allowed} */
    Optional<Rules> answer(Rules rules, String value);
}
