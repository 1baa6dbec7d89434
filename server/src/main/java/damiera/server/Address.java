package damiera.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.UnknownHostException;

/**
 * Where the server listens.
 *
 * @param host a name or number of this machine
 * @param port 0 to 65535; 0 takes any free one
 */
record Address(String host, int port) {
    /** Finds out in good time, and so in plain words, whether the server could listen here. */
    void requireFree() throws CannotServe {
        if (port < 0 || port > 65_535) {
            throw new CannotServe("port.range", Integer.toString(port));
        }
        InetAddress address = resolved();
        try (ServerSocket probe = new ServerSocket()) {
            probe.bind(new InetSocketAddress(address, port));
        } catch (IOException fault) {
            String key = port > 0 && port < 1024 ? "port.reserved" : "port.taken";
            throw new CannotServe(isOurs(address) ? key : "host.foreign", host, Integer.toString(port));
        }
    }

    private InetAddress resolved() throws CannotServe {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException fault) {
            throw new CannotServe("host.unknown", host);
        }
    }

    private static boolean isOurs(InetAddress address) {
        try {
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException fault) {
            return false;
        }
    }
}
