import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { projectVersion } from "./code-version";

/** Gatsby empties .cache when its plugins or packages have changed, and so does `npm run clean`. */
const folder = path.join(".cache", "kept");

/** Results of the last build, found by what they were made from. */
export interface KeptResults<Result> {
  /** The result for some inputs, made when it is not there. What is made must come from nothing else. */
  of(inputs: readonly string[], make: () => Result): Result;
  /** What was kept for some inputs. */
  get(inputs: readonly string[]): Result | undefined;
  set(inputs: readonly string[], result: Result): void;
  /** Writes what was asked for since the start; what no page needs any more is gone. */
  save(): void;
}

interface Stored {
  version: string;
  results: Map<string, unknown>;
}

function read(file: string, version: string): Map<string, unknown> {
  try {
    const stored = deserialize(fs.readFileSync(file)) as Stored;
    return stored.version === version ? stored.results : new Map<string, unknown>();
  } catch {
    return new Map<string, unknown>(); // None yet, or half of one.
  }
}

/**
 * Opens the results of one kind. They hold as long as no module of the project, no package and no setting changes, so
 * that their inputs are contents only. Results are what `node:v8` can write: no functions.
 */
export function keptResults<Result>(
  name: string,
  { root = process.cwd(), version = projectVersion() } = {},
): KeptResults<Result> {
  const file = path.join(root, folder, `${name}.bin`);
  const known = read(file, version) as Map<string, Result>;
  const used = new Map<string, Result>();
  let isChanged = false;
  const keyOf = (inputs: readonly string[]) => {
    const hash = createHash("sha256");
    for (const input of inputs) hash.update(`${input.length} `).update(input);
    return hash.digest("base64url");
  };
  const take = (key: string) => {
    const result = used.get(key) ?? known.get(key);
    if (result !== undefined) used.set(key, result);
    return result;
  };
  const put = (key: string, result: Result) => {
    used.set(key, result);
    isChanged = true;
  };
  return {
    of(inputs, make) {
      const key = keyOf(inputs);
      const found = take(key);
      if (found !== undefined) return found;
      const result = make();
      put(key, result);
      return result;
    },
    get: (inputs) => take(keyOf(inputs)),
    set(inputs, result) {
      put(keyOf(inputs), result);
    },
    save() {
      if (!isChanged && used.size === known.size) return;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const part = `${file}.${process.pid}`;
      fs.writeFileSync(part, serialize({ version, results: used } satisfies Stored));
      fs.renameSync(part, file);
    },
  };
}
