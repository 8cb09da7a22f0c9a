import path from "node:path";
import { postIndex } from "../content/blog/post-index";
import { contentHash } from "../config/addresses/hashed-names";
import { writeSiteFile } from "./files/written";

/** Writes the index for filters of several tags; returns its address, which changes with its content. */
export async function writePostIndex(posts: Parameters<typeof postIndex>[0]): Promise<string> {
  const text = JSON.stringify(postIndex(posts));
  const name = `static/posts-${contentHash(text)}.json`;
  await writeSiteFile(path.resolve("public"), name, text);
  return `/${name}`;
}
