import { execFile } from "node:child_process";
import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import type { Reporter } from "gatsby";
import { loadSiteConfig } from "./config/load-site-config";
import { formatProblem } from "./problems/format-problem";

/** Milliseconds without changes before a file is read again, because editors write a file in steps. */
const quiet = 150;

/** Code that runs in Node and is loaded once. */
const nodeCode = ["gatsby-config.ts", "gatsby-node.ts", "plugins", "src"];

/**
 * Code of pages, which webpack watches. Each other room is watched here, also one that is new, and one that pages run too:
 * they show a change at once, but what Node has made with it is as before.
 */
const pageCode = ["browser", "pages", "views", "html.tsx"].map((name) => `src/${name}`);

/** In rooms of pages, what draws in Node: the API reference. */
const drawnInNode = ["src/views/reference"];

/** Whether a file is one of some files and folders, or below one. */
const isIn = (file: string, places: readonly string[]) =>
  places.some((one) => file === one || file.startsWith(one + path.sep));

/** What a restart would say: mistakes of the code and of the configuration, or nothing. */
function tryCode(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  // With it, the process would claim the folder in which `develop` works.
  const rest = { ...env, gatsby_executing_command: undefined };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [path.join("scripts", "gatsby", "try-code.mjs")],
      { cwd: root, env: rest },
      (error, _printed, said) => done(error ? said.trim() || error.message : ""),
    );
  });
}

/** Mistakes of SITE_CONFIG and of the environment. */
function configurationMistakes(root: string, env: NodeJS.ProcessEnv): string {
  const { problems } = loadSiteConfig(root, env);
  const errors = problems.filter(({ level }) => level === "error");
  return errors.map(formatProblem).join("\n\n");
}

/** In develop, says after each change of the configuration or of such code that it needs a restart, or what is wrong. */
export function watchConfiguration(
  reporter: Pick<Reporter, "warn" | "error">,
  root = process.cwd(),
  env: NodeJS.ProcessEnv = process.env,
  mistakesNow = tryCode,
): FSWatcher {
  const own = env.SITE_CONFIG ? path.resolve(root, env.SITE_CONFIG) : undefined;
  // Its folder, because nothing tells when a file that was deleted is back.
  const ownFolder = own === undefined ? [] : [path.dirname(own)];
  const inRoot = (names: readonly string[]) => names.map((name) => path.join(root, name));
  const code = inRoot(nodeCode);
  const ofPages = inRoot(pageCode);
  const drawn = inRoot(drawnInNode);
  const isWatched = (file: string) =>
    [...ownFolder, own].includes(file) ||
    isIn(file, drawn) ||
    (isIn(file, code) && !isIn(file, ofPages));
  const watcher = chokidar.watch([...code, ...drawn, ...ownFolder], {
    ignoreInitial: true,
    // Gatsby writes src/gatsby-types.d.ts itself.
    ignored: (file: string) =>
      /[\\/]node_modules[\\/]|\.md$|\.d\.ts$/.test(file) || !isWatched(file),
    awaitWriteFinish: { stabilityThreshold: quiet, pollInterval: quiet / 3 },
  });
  /** Changed since the last answer: a branch that is checked out changes many at once. */
  const changed = new Set<string>();
  let answering = Promise.resolve();
  // SITE_CONFIG alone needs no other process, which takes seconds.
  const codeMistakes = (names: readonly string[]) =>
    names.every((name) => path.resolve(root, name) === own) ? "" : mistakesNow(root, env);
  async function answer(): Promise<void> {
    await new Promise((later) => setTimeout(later, quiet));
    const names = [...changed];
    const [name = "", ...others] = names;
    changed.clear();
    const subject = others.length ? `${name} and ${others.length} more have` : `${name} has`;
    const mistakes = configurationMistakes(root, env) || (await codeMistakes(names));
    if (mistakes) reporter.error(`${subject} changed, and the site has mistakes\n\n${mistakes}`);
    else reporter.warn(`${subject} changed. Restart to see the change: Ctrl+C, npm run develop`);
  }
  return watcher.on("all", (_, file) => {
    if (!changed.size) answering = answering.then(answer);
    changed.add(path.relative(root, file));
  });
}
