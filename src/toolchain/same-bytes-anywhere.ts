import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";

const pluginName = "SameBytesAnywhere";
/** Numbers of five digits; with some hundred modules few meet, and those are hashed again. */
const idSpace = 100_000;

/** Names of modules without the place of the project on this machine. */
export function relativeName(root: string, modules: string): (identifier: string) => string {
  return (identifier) => identifier.replaceAll(modules, "node_modules").replaceAll(root, ".");
}

/** A number for each name that depends on the name; sorted, so that names that meet are told apart in one order. */
export function numberNames(names: readonly string[]): Map<string, number> {
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let number: number;
    let attempt = 0;
    do {
      const digest = createHash("sha256").update(`${attempt++} ${name}`).digest();
      number = digest.readUInt32BE(0) % idSpace;
    } while (taken.has(number));
    taken.add(number);
    numbers.set(name, number);
  }
  return numbers;
}

/** Several modules in one have a hash of their absolute paths in their name. */
function identifiers(module: Module): string {
  const parts = (module as { modules?: Iterable<Module> }).modules;
  const inner = parts && [...parts].map((part) => part.identifier()).sort();
  return inner?.join("|") ?? module.identifier();
}

/**
 * A webpack plugin: the scripts of one commit are the same in whatever folder they are built (tune-minifier.ts does its
 * part). The page of an MDX file is imported by its absolute path, which would get into the numbers of modules, from there into the scripts and the
 * hashes in their names; and into the hash of the whole build, which each page has.
 */
export class SameBytesAnywhere {
  apply(compiler: Compiler): void {
    const root = compiler.context;
    const modules = path.join(root, "node_modules");
    const real = fs.existsSync(modules) ? fs.realpathSync(modules) : modules;
    const name = relativeName(root, real);

    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(pluginName, (all) => {
        const { chunkGraph } = compilation;
        const used = [...all].filter(
          (module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        const named = used.map((module) => [module, name(identifiers(module))] as const);
        const numbers = numberNames(named.map(([, text]) => text));
        for (const [module, text] of named) {
          const number = numbers.get(text);
          if (number !== undefined) chunkGraph.setModuleId(module, number);
        }
      });
    });
    // Every asset has a hash of its content in its name, so that their names stand for the whole.
    compiler.hooks.done.tap({ name: pluginName, stage: -100 }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).filter((asset) => /\.(?:js|css)$/.test(asset));
      const digest = createHash("sha256").update(names.sort().join("\n")).digest("hex");
      compilation.hash = digest.slice(0, 20);
    });
  }
}

/** Takes the place of the project on this machine out of source maps. */
export async function makeSourceMapsRelative(publicDir: string, root: string): Promise<void> {
  const files = await fs.promises.readdir(publicDir);
  const name = relativeName(root, path.join(root, "node_modules"));
  for (const file of files.filter((one) => one.endsWith(".js.map"))) {
    const target = path.join(publicDir, file);
    const text = await fs.promises.readFile(target, "utf8");
    const relative = name(text);
    if (relative !== text) await fs.promises.writeFile(target, relative);
  }
}
