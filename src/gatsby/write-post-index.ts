import path from "node:path";
import { postIndex } from "../blog/post-index";
import { contentHash } from "../site-files/hashed-names";
import { writeSiteFile } from "../site-files/written";

/** Writes the index that the filter of several tags fetches; returns its address, which changes with its content. */
export async function writePostIndex(posts: Parameters<typeof postIndex>[0]): Promise<string> {
  const text = JSON.stringify(postIndex(posts));
  const name = `static/posts-${contentHash(text)}.json`;
  await writeSiteFile(path.resolve("public"), name, text);
  return `/${name}`;
}
