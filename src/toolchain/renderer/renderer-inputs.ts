import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Compilation, Configuration, Module } from "webpack";

const sha = (text: string | Buffer) => createHash("sha256").update(text).digest("base64url");

type Definitions = Record<string, unknown>;

function definitionsOf({ plugins = [] }: Configuration): Definitions {
  const defining = plugins as readonly ({ definitions?: Definitions } | null)[];
  return Object.assign({}, ...defining.map((plugin) => plugin?.definitions ?? {})) as Definitions;
}

/** Gatsby defines the whole environment, of which the bundle uses next to nothing. */
const ofEnvironment = (name: string) => name.startsWith("process.env.");

/** The modules that one was put together from, or it alone. */
const partsOf = (module: Module) => [
  ...((module as { modules?: Iterable<Module> }).modules ?? [module]),
];

/** Names of the environment that modules of a compilation use, as they are defined: `process.env.NODE_ENV`. */
function usedEnvironment(compilation: Compilation): string[] {
  const used = new Set<string>();
  for (const { buildInfo } of [...compilation.modules].flatMap(partsOf)) {
    const values = buildInfo?.valueDependencies as ReadonlyMap<string, unknown> | undefined;
    for (const name of values?.keys() ?? []) used.add(name.replace(/^\S+ /, ""));
  }
  return [...used].filter(ofEnvironment).sort();
}

/** What a renderer was made from, besides the project's modules and the packages, which `keptResults` looks after. */
export interface RendererInputs {
  /** Digest of what webpack is told, and of the values that it puts into modules. */
  settings: string;
  /** Names of the environment that are used. */
  environment: string[];
  /** Digest of each file that was read, packages and documents outside the bundle left out. */
  files: Record<string, string>;
}

function settingsOf(config: Configuration, environment: readonly string[]): string {
  const definitions = definitionsOf(config);
  const own = Object.keys(definitions).filter((name) => !ofEnvironment(name));
  const defined = [...own.sort(), ...environment].map((name) => [name, definitions[name]]);
  const { mode, devtool, output, resolve } = config;
  const rest = [mode, devtool, output, resolve?.alias];
  return sha(JSON.stringify([defined, rest]));
}

/** The digest of a file; undefined for one that is gone. */
function digestOf(file: string): string | undefined {
  try {
    return sha(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}

/** What a finished compilation was made from. */
export function inputsOf(
  config: Configuration,
  compilation: Compilation,
  outside: ReadonlyMap<string, string>,
): RendererInputs {
  const environment = usedEnvironment(compilation);
  const files: Record<string, string> = {};
  for (const file of compilation.fileDependencies) {
    if (outside.has(file) || file.includes(`${path.sep}node_modules${path.sep}`)) continue;
    const digest = digestOf(file);
    if (digest !== undefined) files[file] = digest;
  }
  return { settings: settingsOf(config, environment), environment, files };
}

/** True while a renderer that was made from `inputs` would be made the same. */
export function holdsFor(config: Configuration, { settings, environment, files }: RendererInputs) {
  return (
    settings === settingsOf(config, environment) &&
    Object.entries(files).every(([file, digest]) => digestOf(file) === digest)
  );
}
