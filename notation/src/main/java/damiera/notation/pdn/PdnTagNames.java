package damiera.notation.pdn;

/** Names of tags in other languages, and their standard names. */
final class PdnTagNames {
    private PdnTagNames() {}

    static String standard(String name) {
        return switch (name.toLowerCase(java.util.Locale.ROOT)) {
            case "dati", "evento", "torneo", "gara", "manifestazione", "tournoi", "evenement", "toernooi", "turnier" ->
                "Event";
            case "anno", "data", "datum", "fecha" -> "Date";
            case "luogo", "lieu", "plaats", "lugar", "local", "ort" -> "Site";
            case "turno", "ronda", "ronde", "rodada", "runde" -> "Round";
            case "bianco", "blanc", "blancs", "wit", "blancas", "brancas", "weiss" -> "White";
            case "nero", "noir", "noirs", "zwart", "negras", "pretas", "schwarz" -> "Black";
            case "risultato", "resultat", "uitslag", "resultado", "ergebnis" -> "Result";
            case "apertura", "ouverture", "abertura" -> "Opening";
            case "event" -> "Event";
            case "site" -> "Site";
            case "date" -> "Date";
            case "round" -> "Round";
            case "white" -> "White";
            case "black" -> "Black";
            case "result" -> "Result";
            case "gametype" -> "GameType";
            case "variant" -> "Variant";
            case "fen" -> "FEN";
            case "setup" -> "SetUp";
            default -> name;
        };
    }
}
