import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** Outside .cache, so that a build after `npm run clean` need not draw images again. */
const cacheDir = path.resolve("node_modules", ".cache", "images");

/** `name` must stand for everything that the image is made from, such as source and width: `3f2a…-720.avif`. */
export async function cachedImage(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(cacheDir, name);
  const known = await fs.readFile(file).catch(() => undefined);
  if (known) return known;
  const image = await draw();
  await fs.mkdir(cacheDir, { recursive: true });
  // Parallel builds see a whole file or none.
  const part = `${file}.${randomUUID()}.part`;
  await fs.writeFile(part, image);
  await fs.rename(part, file);
  return image;
}
