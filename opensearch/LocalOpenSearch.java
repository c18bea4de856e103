import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * Starts one OpenSearch node on the loopback interface: LocalOpenSearch FOLDER [NAME=VALUE ...].
 * Prints "listening on PORT" once it answers requests, and exits when its standard input ends, so
 * that it never outlives the process that started it.
 */
public final class LocalOpenSearch extends Node {
  private LocalOpenSearch(Environment environment, List<Class<? extends Plugin>> modules) {
    super(environment, modules, true);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Settings.Builder settings =
        Settings.builder()
            .put("path.home", folder)
            .put("path.data", folder.resolve("data"))
            .put("path.logs", folder.resolve("logs"))
            .put("node.name", "local")
            .put("cluster.name", "storefronts-local")
            .put("discovery.type", "single-node")
            .put("http.host", "127.0.0.1")
            .put("transport.host", "127.0.0.1")
            .put("http.port", "0")
            .put("transport.port", "0")
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .put("indices.query.bool.max_clause_count", 8192)
            .put("action.destructive_requires_name", true);
    for (int at = 1; at < args.length; at++) {
      String[] parts = args[at].split("=", 2);
      if (parts[1].isEmpty()) settings.remove(parts[0]);
      else settings.put(parts[0], parts[1]);
    }
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(
            settings.build(), java.util.Map.of(), null, () -> "local");
    LocalOpenSearch node =
        new LocalOpenSearch(
            environment,
            List.of(
                Netty4Plugin.class,
                CommonAnalysisPlugin.class,
                PainlessPlugin.class));
    node.start();
    int port =
        node.injector()
            .getInstance(org.opensearch.http.HttpServerTransport.class)
            .boundAddress()
            .publishAddress()
            .getPort();
    System.out.println("listening on " + port);
    awaitEndOfInput();
    node.close();
    System.exit(0);
  }

  private static void awaitEndOfInput() throws IOException {
    while (System.in.read() != -1) {
      // Nothing is said; the end of the input is the signal.
    }
  }
}
