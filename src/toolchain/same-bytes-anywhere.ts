import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Compiler, Module } from "webpack";

const pluginName = "SameBytesAnywhere";
/** Five digits; among some hundred modules few collide, and those are hashed again. */
const idSpace = 100_000;

/** Makes names of modules independent of the project's folder. */
export function relativeName(root: string, modules: string): (identifier: string) => string {
  return (identifier) => identifier.replaceAll(modules, "node_modules").replaceAll(root, ".");
}

/** A number for each name, derived from the name; sorted, so that collisions are always resolved in the same order. */
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

/** The name of concatenated modules contains a hash of their absolute paths, so theirs are joined instead. */
function identifiers(module: Module): string {
  const parts = (module as { modules?: Iterable<Module> }).modules;
  const inner = parts && [...parts].map((part) => part.identifier()).sort();
  return inner?.join("|") ?? module.identifier();
}

/**
 * A webpack plugin: the scripts of a commit are the same whatever folder they are built in (see also tune-minifier.ts).
 * MDX files are imported by absolute path, which would get into module ids, file names, and the hash of the build.
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
    // Names of assets contain a hash of their content, so the names identify the build.
    compiler.hooks.done.tap({ name: pluginName, stage: -100 }, ({ compilation }) => {
      const names = Object.keys(compilation.assets).filter((asset) => /\.(?:js|css)$/.test(asset));
      const digest = createHash("sha256").update(names.sort().join("\n")).digest("hex");
      compilation.hash = digest.slice(0, 20);
    });
  }
}

/** Removes the project's folder from source maps. */
export async function makeSourceMapsRelative(publicDir: string, root: string): Promise<void> {
  const files = await fs.promises.readdir(publicDir);
  const relative = relativeName(root, path.join(root, "node_modules"));
  for (const file of files.filter((name) => name.endsWith(".js.map"))) {
    const target = path.join(publicDir, file);
    const text = await fs.promises.readFile(target, "utf8");
    if (relative(text) !== text) await fs.promises.writeFile(target, relative(text));
  }
}
