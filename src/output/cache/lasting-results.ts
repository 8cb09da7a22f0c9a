import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { codeVersion, modulesBelow } from "./code-version";

/**
 * How many results of a kind stay, and how many bytes they may take: those that were used last. There is one for each
 * description and language; that of a large description takes up to 60 MB.
 */
const kept = { count: 12, bytes: 250_000_000 };

/** Dear results that depend on a description and on some of the code alone: they survive `npm run clean`. */
interface LastingResults<Result> {
  /** The result that an earlier build made from the same inputs; undefined if there is none. */
  earlier(): Result | undefined;
  keep(result: Result): void;
}

function read(file: string): unknown {
  try {
    const result: unknown = deserialize(fs.readFileSync(file));
    // What is used is not old: a frozen version is made once and read in every build.
    fs.utimesSync(file, new Date(), new Date());
    return result;
  } catch {
    return undefined; // Missing or incomplete.
  }
}

function removeOld(folder: string): void {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const byAge = files.map((name) => ({ name, stats: fs.statSync(name) }));
  byAge.sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
  let bytes = 0;
  for (const [index, { name, stats }] of byAge.entries()) {
    bytes += stats.size;
    if (index >= kept.count || (index > 0 && bytes > kept.bytes)) fs.rmSync(name, { force: true });
  }
}

function resultDigest(makers: readonly string[], inputs: readonly string[], root: string): string {
  const modules = makers.flatMap((maker) => {
    const at = path.join(root, maker);
    return path.extname(maker) ? [at] : modulesBelow(at);
  });
  const hash = createHash("sha256").update(codeVersion(modules, root));
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  return hash.digest("hex").slice(0, 16);
}

/** `makers` are the modules, and folders of modules, that make the result (makers.ts); package versions count too. `root` is the project's folder. */
export function lastingResults<Result>(
  kind: string,
  makers: readonly string[],
  inputs: readonly string[],
  root = process.cwd(),
): LastingResults<Result> {
  const folder = path.join(root, "node_modules", ".cache", kind);
  let named: string | undefined;
  /** Named when it is needed: all modules are read for that. */
  const fileOf = () => (named ??= path.join(folder, `${resultDigest(makers, inputs, root)}.bin`));
  return {
    earlier: () => read(fileOf()) as Result | undefined,
    keep(result) {
      const file = fileOf();
      fs.mkdirSync(folder, { recursive: true });
      // Builds may run in parallel.
      const partial = `${file}.${process.pid}`;
      fs.writeFileSync(partial, serialize(result));
      fs.renameSync(partial, file);
      removeOld(folder);
    },
  };
}
