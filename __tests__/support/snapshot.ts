import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { digestOf } from "./digest-files.mjs";

const root = path.resolve(__dirname, "../..");
const folder = path.join(root, ".tmp/snapshots");

/**
 * What `make` returns, made by the first test file that needs it and read by the others and by later runs, until one of
 * the files changes that it is made from. `inputs` are those files and folders, the code of `make` among them.
 */
export async function snapshot<Data>(
  name: string,
  inputs: readonly string[],
  make: () => Promise<Data>,
): Promise<Data> {
  const digest = digestOf(["package-lock.json", ...inputs], root).slice(0, 32);
  const file = `${name}-${digest}.bin`;
  try {
    return deserialize(readFileSync(path.join(folder, file))) as Data;
  } catch {
    // Not made yet.
  }
  const data = await make();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((other) => other.startsWith(`${name}-`)))
    rmSync(path.join(folder, old), { force: true });
  // Two workers may make it at the same time.
  const part = path.join(folder, `part-${process.pid}-${file}`);
  writeFileSync(part, serialize(data));
  renameSync(part, path.join(folder, file));
  return data;
}
