import { copyFile, mkdir, readFile, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** @param {string} file */
const sizeOf = (file) =>
  stat(file).then(
    (found) => (found.isFile() ? found.size : -1),
    () => -1,
  );

/** @param {string} from @param {string} to */
async function isSame(from, to) {
  if ((await sizeOf(from)) !== (await sizeOf(to))) return false;
  const [left, right] = await Promise.all([readFile(from), readFile(to)]);
  return left.equals(right);
}

/**
 * Copies a file unless the target has the same content, whose ETag then stays. Readers never get a part of a file: it
 * is written next to the target, then renamed. Returns true if it was written.
 * @param {string} from @param {string} to
 */
export async function copyChanged(from, to) {
  if (await isSame(from, to)) return false;
  await mkdir(dirname(to), { recursive: true });
  const partial = `${to}.${process.pid}.part`;
  await copyFile(from, partial);
  await rename(partial, to);
  return true;
}
