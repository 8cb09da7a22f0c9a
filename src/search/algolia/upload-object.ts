import { createHash } from "node:crypto";
import type { SearchRecord } from "../record";

/** A record as gatsby-plugin-algolia uploads it: only where the digest differs from the one in the index. */
export interface UploadObject extends SearchRecord {
  internal: { contentDigest: string };
}

/** Adds the digest by which an unchanged record is known. */
export function uploadObject(record: SearchRecord): UploadObject {
  const contentDigest = createHash("sha1").update(JSON.stringify(record)).digest("hex");
  return { ...record, internal: { contentDigest } };
}
