package damiera.browser;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The text of a file, which the page hands over piece by piece. */
@JSFunctor
public interface PdnText extends JSObject {
    /**
     * {@return a piece of the text, empty behind the last one}
     *
     * @param index 0 for the first; each is asked for once in a pass, in their order
     */
    String piece(int index);
}
