package damiera.rules;

import java.util.List;

/** The check of id and notation. */
final class NameCheck {
    private static final int LONGEST_ID = 300;
    private static final int LARGEST_GAME_TYPE = 99;
    private static final String SEPARATORS = "-x:";

    private NameCheck() {}

    static void check(RulesDraft draft, List<RulesFault> faults) {
        if (!isId(draft.id())) {
            faults.add(new RulesFault.BadId(draft.id()));
        }
        NotationRules notation = draft.notation();
        int number = notation.gameTypeNumber();
        if (number < 0 || number > LARGEST_GAME_TYPE) {
            faults.add(new RulesFault.OutOfRange("notation.gameTypeNumber", 0, LARGEST_GAME_TYPE, number));
        }
        separator("notation.quietSeparator", notation.quietSeparator(), faults);
        separator("notation.captureSeparator", notation.captureSeparator(), faults);
    }

    private static boolean isId(String id) {
        if (id.isEmpty() || id.length() > LONGEST_ID || !isLetter(id.charAt(0))) {
            return false;
        }
        for (int i = 0; i < id.length(); i++) {
            char letter = id.charAt(i);
            if (!isLetter(letter) && (letter < '0' || letter > '9') && "-+=".indexOf(letter) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(char letter) {
        return letter >= 'a' && letter <= 'z';
    }

    private static void separator(String component, char separator, List<RulesFault> faults) {
        if (SEPARATORS.indexOf(separator) < 0) {
            faults.add(new RulesFault.BadSeparator(component, separator));
        }
    }
}
