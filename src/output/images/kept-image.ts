import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** Images that a build has drawn; outside of .cache, because a build from nothing need not draw them anew. */
const cacheDir = path.resolve("node_modules", ".cache", "images");

/**
 * An image from the cache, drawn when it is not there. `name` stands for everything that it is made from, such as the
 * hash of its source and `3f2a…-720.avif`.
 */
export async function keptImage(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(cacheDir, name);
  const known = await fs.readFile(file).catch(() => undefined);
  if (known) return known;
  const image = await draw();
  await fs.mkdir(cacheDir, { recursive: true });
  // Other builds do the same at the same time: they see a whole file or none.
  const part = `${file}.${randomUUID()}.part`;
  await fs.writeFile(part, image);
  await fs.rename(part, file);
  return image;
}
