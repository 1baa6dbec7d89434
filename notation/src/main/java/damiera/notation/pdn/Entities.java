package damiera.notation.pdn;

/** The entities of HTML that stray into PDN files: by name, by number, by number in hexadecimal. */
final class Entities {
    private static final int LONGEST = 10;
    private static final int FIRST_LETTER = 192;
    /** The letters of Latin-1 from the first on, in their order. */
    private static final String LETTERS =
            " Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc"
                    + " Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml"
                    + " Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute"
                    + " ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide"
                    + " oslash ugrave uacute ucirc uuml yacute thorn yuml ";

    private Entities() {}

    static String decode(String text) {
        int amp = text.indexOf('&');
        if (amp < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int at = 0;
        while (amp >= 0) {
            out.append(text, at, amp);
            int end = text.indexOf(';', amp);
            String decoded = end < 0 || end - amp > LONGEST ? "" : entity(text.substring(amp + 1, end));
            out.append(decoded.isEmpty() ? "&" : decoded);
            at = decoded.isEmpty() ? amp + 1 : end + 1;
            amp = text.indexOf('&', at);
        }
        return out.append(text, at, text.length()).toString();
    }

    /** What an entity stands for; empty where it is none. */
    private static String entity(String name) {
        if (name.startsWith("#")) {
            return numeric(name);
        }
        return switch (name) {
            case "amp" -> "&";
            case "quot", "ldquo", "rdquo" -> "\"";
            case "apos", "lsquo", "rsquo" -> "'";
            case "lt" -> "<";
            case "gt" -> ">";
            case "nbsp" -> " ";
            case "ndash", "mdash", "minus" -> "-";
            case "hellip" -> "...";
            case "frac12" -> "1/2";
            case "deg" -> "\u00b0";
            default -> letter(name);
        };
    }

    private static String letter(String name) {
        int found = LETTERS.indexOf(" " + name + " ");
        if (found < 0 || name.isEmpty()) {
            return "";
        }
        int letter = FIRST_LETTER;
        for (int i = 0; i < found; i++) {
            letter += LETTERS.charAt(i) == ' ' ? 1 : 0;
        }
        return Character.toString((char) letter);
    }

    private static String numeric(String name) {
        boolean hex = name.startsWith("#x") || name.startsWith("#X");
        int radix = hex ? 16 : 10;
        int code = 0;
        int start = hex ? 2 : 1;
        for (int i = start; i < name.length(); i++) {
            int digit = Character.digit(name.charAt(i), radix);
            if (digit < 0) {
                return "";
            }
            code = radix * code + digit;
        }
        boolean character = name.length() > start && code >= ' ' && code < 0xd800;
        return character ? Character.toString((char) code) : "";
    }

    /** Makes a text safe where no entity may arise by accident. */
    static String encodeAmpersands(String text) {
        return decode(text).equals(text) ? text : text.replace("&", "&amp;");
    }

    /** Makes a text safe between braces: no brace, no entity by accident. */
    static String encode(String text) {
        return encodeAmpersands(text).replace("{", "&#123;").replace("}", "&#125;");
    }
}
