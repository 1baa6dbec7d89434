package damiera.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The main classes that somebody wrote: no tests, and nothing that a tool generates. */
final class Written implements ImportOption {
    @Override
    public boolean includes(Location location) {
        return !location.contains("/test-classes/") && !location.contains("jmh_generated");
    }
}
