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
 * Copies a file unless the target has its content, whose ETag then stays. A reader gets the old or the new file, never
 * a part: it is written beside the target and takes its place at once.
 * @param {string} from @param {string} to
 * @returns {Promise<boolean>} true when it was written
 */
export async function copyChanged(from, to) {
  if (await isSame(from, to)) return false;
  await mkdir(dirname(to), { recursive: true });
  const partial = `${to}.${process.pid}.part`;
  await copyFile(from, partial);
  await rename(partial, to);
  return true;
}
