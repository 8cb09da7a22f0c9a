import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { projectVersion } from "./code-version";

/** Gatsby empties .cache when plugins or packages change, and so does `npm run clean`. */
const folder = path.join(".cache", "results");

/** Results of the last build, by their inputs. */
export interface ResultCache<Result> {
  /** The cached result, or a new one; `make` must depend on nothing but the inputs. */
  of(inputs: readonly string[], make: () => Result): Result;
  get(inputs: readonly string[]): Result | undefined;
  set(inputs: readonly string[], result: Result): void;
  /** Writes the results used since the start, and drops all others. */
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
    return new Map<string, unknown>(); // Missing or incomplete.
  }
}

/** Opens the results of one kind, valid until code, packages, or settings change. `node:v8` cannot store functions. */
export function openCache<Result>(
  name: string,
  { root = process.cwd(), version = projectVersion() } = {},
): ResultCache<Result> {
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
