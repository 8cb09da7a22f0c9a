import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import type { Reporter } from "gatsby";
import { ownFile, loadSiteConfig } from "./config/load-site-config";
import { formatProblems } from "./problems/format-problem";
import { hasErrors } from "./problems/problem";

/** Milliseconds without changes before a file is read again, because editors write a file in steps. */
const quiet = 150;

/** Code that runs in Node and is loaded once; webpack watches the rest. */
const nodeCode = [
  ...["gatsby-config.ts", "gatsby-node.ts", "plugins"],
  ...["checks", "content", "graphql", "openapi", "output", "toolchain"].map(
    (room) => `src/${room}`,
  ),
];

/** In develop, says after each change of the configuration or of such code that it needs a restart, or what is wrong. */
export function watchConfiguration(
  reporter: Pick<Reporter, "warn" | "error">,
  root = process.cwd(),
  env: NodeJS.ProcessEnv = process.env,
): FSWatcher {
  const own = env.SITE_CONFIG ? [path.resolve(root, env.SITE_CONFIG)] : [];
  const files = [ownFile, ...nodeCode].map((file) => path.join(root, file));
  const watcher = chokidar.watch([...files, ...own], {
    ignoreInitial: true,
    ignored: /[\\/]node_modules[\\/]|\.md$/,
    awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: quiet / 3 },
  });
  return watcher.on("all", (_, file) => {
    const name = path.relative(root, file);
    // The defaults are a module, which is loaded once.
    const { problems } = loadSiteConfig(root, env);
    if (hasErrors(problems))
      reporter.error(formatProblems(problems, `${name} has changed, and has mistakes`));
    else reporter.warn(`${name} has changed. Restart to see the change: Ctrl+C, npm run develop`);
  });
}
