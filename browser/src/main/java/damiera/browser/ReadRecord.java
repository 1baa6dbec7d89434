package damiera.browser;

import damiera.notation.json.JsonWriter;
import damiera.notation.pdn.PdnFileReplay;
import damiera.notation.pdn.PdnGame;
import damiera.notation.pdn.PdnItem;
import damiera.notation.pdn.PdnTag;
import damiera.notation.pdn.PdnWriter;
import damiera.notation.pdn.ReplayedGame;
import damiera.notation.pdn.WrittenGame;
import damiera.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** A game of a file, to be looked at: {@code GameReplay}. */
final class ReadRecord {
    private static final int MOST_TAGS = 40;

    private ReadRecord() {}

    static String of(Rules file, PdnGame game) {
        ReplayedGame replayed = new PdnFileReplay(file).replay(game);
        JsonWriter json = new JsonWriter().openObject();
        PlyFacts.begin(json, replayed.start(), replayed.quietPlies());
        plies(json, game, replayed);
        events(json, game, replayed);
        json.name("outcome").openObject().member("kind", "ongoing").closeObject();
        json.member("result", replayed.result().orElse("*"));
        tags(json, game.tags());
        json.name("faults");
        PdnReasonFacts.write(json, replayed.faults());
        json.name("warnings");
        PdnReasonFacts.write(json, replayed.warnings());
        if (new PdnWriter(replayed.start().rules()).write(game, replayed) instanceof WrittenGame.Written(String text)) {
            json.member("pdn", text);
        }
        return json.closeObject().toString();
    }

    private static void plies(JsonWriter json, PdnGame game, ReplayedGame replayed) {
        json.name("plies").openArray();
        int item = 0;
        for (ReplayedGame.Ply ply : replayed.plies()) {
            PlyFacts.open(json, ply.before(), ply.move(), ply.after());
            json.name("nags").openArray();
            ply.item().nags().forEach(json::number);
            json.closeArray();
            item = behind(game.items(), ply.item(), item);
            String comment = comment(game.items(), item);
            if (!comment.isEmpty()) {
                json.member("comment", comment);
            }
            json.closeObject();
        }
        json.closeArray();
    }

    private static int behind(List<PdnItem> items, PdnItem.MoveItem move, int from) {
        int at = from;
        while (at < items.size() && !items.get(at).equals(move)) {
            at++;
        }
        return at + 1;
    }

    /** The comments up to the next move. */
    private static String comment(List<PdnItem> items, int from) {
        StringBuilder comment = new StringBuilder();
        for (int at = from; at < items.size() && !(items.get(at) instanceof PdnItem.MoveItem); at++) {
            if (items.get(at) instanceof PdnItem.CommentItem(String text, var _)) {
                comment.append(comment.isEmpty() ? "" : " ").append(text);
            }
        }
        return comment.toString();
    }

    /** Its moves as events; none where a position is set up among them, which no event can tell. */
    private static void events(JsonWriter json, PdnGame game, ReplayedGame replayed) {
        List<String> events = new ArrayList<>();
        for (ReplayedGame.Ply ply : replayed.plies()) {
            events.add(replayed.start().rules().text(ply.move()));
        }
        for (PdnItem item : game.items()) {
            if (item instanceof PdnItem.SetupItem) {
                events.clear();
            }
        }
        Told.words(json, "events", events);
    }

    static void tags(JsonWriter json, List<PdnTag> tags) {
        json.name("tags").openArray();
        for (PdnTag tag : tags.subList(0, Math.min(MOST_TAGS, tags.size()))) {
            json.openArray().text(tag.name()).text(tag.value()).closeArray();
        }
        json.closeArray();
    }
}
