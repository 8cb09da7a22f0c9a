import { createHash } from "node:crypto";
import { firstBytes } from "../../config/first-bytes";

/** File systems allow 255 bytes, and a number, a method, and an extension may follow the slug. */
const mostBytes = 160;

/** Cuts a long slug after a word and appends a digest of the whole slug. */
function bounded(slug: string): string {
  if (Buffer.byteLength(slug) <= mostBytes) return slug;
  const digest = createHash("sha256").update(slug).digest("hex").slice(0, 8);
  const words = firstBytes(slug, mostBytes - digest.length - 1).replace(/(.)-[^-]*$/u, "$1");
  return `${words}-${digest}`;
}

/** `getItemByID`, `items.list`, `List Items` -> `get-item-by-id`, `items-list`, `list-items`; short enough for a file name. */
export function kebabCase(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return bounded(slug);
}
