import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { buildNodeOptions } from "../../../scripts/process/node-options.mjs";

const project = resolve(__dirname, "../../..");
const notCopied = new Set([
  "node_modules",
  ".cache",
  ".locales",
  "public",
  ".tmp",
  ".git",
  ".build.lock",
  "coverage",
  "test-results",
  "playwright-report",
]);

/** The variables that point a build elsewhere; those of the machine are not handed on. */
type SiteVariable =
  | "CONTENT_DIR"
  | "OPENAPI_DIR"
  | "SITE_CONFIG"
  | "SITE_URL"
  | "ON_BROKEN_LINKS"
  | "SHOW_FUTURE"
  | "PATH_PREFIX"
  | "LOCALE"
  | "ALGOLIA_APP_ID"
  | "ALGOLIA_SEARCH_KEY"
  | "ALGOLIA_INDEX_NAME"
  | "ALGOLIA_ADMIN_KEY"
  | "ALGOLIA_HOSTS";

const cleared: Record<SiteVariable, undefined> = {
  CONTENT_DIR: undefined,
  OPENAPI_DIR: undefined,
  SITE_CONFIG: undefined,
  SITE_URL: undefined,
  ON_BROKEN_LINKS: undefined,
  SHOW_FUTURE: undefined,
  PATH_PREFIX: undefined,
  LOCALE: undefined,
  ALGOLIA_APP_ID: undefined,
  ALGOLIA_SEARCH_KEY: undefined,
  ALGOLIA_INDEX_NAME: undefined,
  ALGOLIA_ADMIN_KEY: undefined,
  ALGOLIA_HOSTS: undefined,
};

/** A temporary copy of the project, which can be built without touching the project's own `public/`. */
export interface ProjectCopy {
  root: string;
  publicDir: string;
  /** Writes files by path relative to the copy. */
  write(files: Record<string, string>): void;
  remove(): void;
}

/** Copies of this worker by number, and whether a test has them. */
const taken: boolean[] = [];

/**
 * A folder for a copy: one that an earlier test gave back, with its caches, or the next one of this worker. Benchmarks,
 * which are not tests, and tests of first builds get a new one, so that the caches stay for the tests after them.
 */
function takeFolder(isNew: boolean): { root: string; giveBack: () => void } {
  const folders = process.env.FIXTURE_SITES_DIR;
  if (!folders || isNew) {
    const root = mkdtempSync(join(folders ?? tmpdir(), "docs-site-"));
    return { root, giveBack: () => rmSync(root, { recursive: true, force: true }) };
  }
  const number = [...taken, false].indexOf(false);
  taken[number] = true;
  return {
    root: join(folders, `worker-${process.env.JEST_WORKER_ID ?? 1}-${number}`),
    giveBack: () => (taken[number] = false),
  };
}

/** Puts the files of the project into a folder, in place of all that is there but what builds left. */
function putProject(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root))
    if (name !== ".cache" && name !== "public") rmSync(join(root, name), { recursive: true });
  cpSync(project, root, {
    recursive: true,
    // Webpack takes a module from its cache if it is as old as before.
    preserveTimestamps: true,
    filter: (source) => dirname(source) !== project || !notCopied.has(basename(source)),
  });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"), "dir");
}

/**
 * Copies the project; node_modules is shared by a link. A copy has what builds of earlier tests left, as a checkout has
 * in which another site was built: that is half as much work as a first build. With `isNew` it has none of it.
 */
export function copyProject({ isNew = false } = {}): ProjectCopy {
  const { root, giveBack } = takeFolder(isNew);
  putProject(root);
  return {
    root,
    publicDir: join(root, "public"),
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, name)), { recursive: true });
        writeFileSync(join(root, name), text);
      }
    },
    remove: giveBack,
  };
}

/** Command and environment of a production build in a copy; `allLocales` is what `npm run build` does. */
export function buildCommand(
  env: Partial<Record<SiteVariable, string>> = {},
  { allLocales = false } = {},
) {
  const gatsby = [join("scripts", "gatsby", "gatsby.mjs"), "build", "--no-color"];
  return {
    command: process.execPath,
    args: allLocales
      ? [join("scripts", "build.mjs"), "--no-color"]
      : [...gatsby, ...(env.PATH_PREFIX ? ["--prefix-paths"] : [])],
    env: {
      ...process.env,
      // Jest's own, which Gatsby would take for the reader's.
      NODE_ENV: undefined,
      NODE_OPTIONS: buildNodeOptions(),
      ...cleared,
      ...env,
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
    },
  };
}

export interface FixtureSite extends ProjectCopy {
  exitCode: number | null;
  /** Everything that the build printed. */
  output: string;
}

interface FixtureOptions {
  /** Files by path relative to the copy: `site/docs/intro.mdx`. */
  files: Record<string, string>;
  env: Partial<Record<SiteVariable, string>>;
  /** One build for each locale, as `npm run build` does; without it only that of LOCALE or the default one. */
  allLocales?: boolean;
}

/** Writes files into a copy and builds it; a copy that was built before keeps its cache. */
export async function buildCopy(
  copy: ProjectCopy,
  { files, env, allLocales }: FixtureOptions,
): Promise<FixtureSite> {
  copy.write(files);
  const build = buildCommand(env, { allLocales });
  const child = spawn(build.command, build.args, { cwd: copy.root, env: build.env });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((done, failed) => {
    child.once("error", failed).once("close", done);
  });
  return { ...copy, exitCode, output };
}

/** Builds a site of its own in a copy of the project. The caller gives it back. */
export function buildFixtureSite(
  options: FixtureOptions & { isNew?: boolean },
): Promise<FixtureSite> {
  return buildCopy(copyProject(options), options);
}
