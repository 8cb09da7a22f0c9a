import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { postIndex } from "../blog/post-index";

/** Writes the index that the filter of several tags fetches; returns its address, which changes with its content. */
export async function writePostIndex(posts: Parameters<typeof postIndex>[0]): Promise<string> {
  const text = JSON.stringify(postIndex(posts));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const name = `static/posts-${hash}.json`;
  await fs.mkdir(path.resolve("public/static"), { recursive: true });
  await fs.writeFile(path.resolve("public", name), text);
  return `/${name}`;
}
