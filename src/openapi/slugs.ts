import { createHash } from "node:crypto";
import { firstBytes } from "../markdown/first-bytes";
import type { Problem, SourceLocation } from "../problems/problem";
import { formatLocation } from "../problems/format-problem";

/** What a slug is made from. */
export interface SlugSource {
  operationId?: string;
  method: string;
  path: string;
  where?: SourceLocation;
}

/** Bytes of a slug: as a file's name it may get a number, a method and an extension, and file systems take 255. */
const mostBytes = 160;

/** A slug that may be the name of a file: a long one ends after a word, with a digest of all of it. */
function bounded(slug: string): string {
  if (Buffer.byteLength(slug) <= mostBytes) return slug;
  const digest = createHash("sha256").update(slug).digest("hex").slice(0, 8);
  const words = firstBytes(slug, mostBytes - digest.length - 1).replace(/(.)-[^-]*$/u, "$1");
  return `${words}-${digest}`;
}

/** `getItemByID`, `items.list`, `List Items` as words in lower case with hyphens, short enough for the name of a file. */
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

/** The slug that an operation asks for, before it is known whether another one has it. */
export function wantedSlug({ operationId, method, path }: SlugSource): string {
  return (operationId && kebabCase(operationId)) || kebabCase(`${method.toLowerCase()} ${path}`);
}

/** One of `base`, `base-2`, `base-3` that is free; it is taken from then on. */
export function freeName(base: string, taken: Set<string>): string {
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}-${n}`;
  taken.add(name);
  return name;
}

function sameSlug(operation: SlugSource, slug: string, holder: SlugSource): Problem {
  const title = ({ operationId, method, path }: SlugSource) =>
    operationId ? `operationId ${operationId}` : `${method} ${path} without an operationId`;
  const place = holder.where ? ` (${formatLocation(holder.where)})` : "";
  return {
    level: "warning",
    code: "openapi-same-slug",
    what: `Two operations become the same address; this one is ${slug}`,
    where: operation.where,
    seen: title(operation),
    cause: `${title(holder)}${place} has the address ${wantedSlug(holder)} already.`,
    fix: `operationId: ${slug}`,
  };
}

/** A slug for each operation, in their order. An `operationId` that is its own slug keeps it; else the first has it. */
export function assignSlugs(operations: readonly SlugSource[]): {
  slugs: string[];
  problems: Problem[];
} {
  const holders = new Map<string, SlugSource>();
  const wanted = operations.map(wantedSlug);
  const claim = (exact: boolean) =>
    operations.forEach((operation, index) => {
      const slug = wanted[index] ?? "";
      if ((operation.operationId === slug) === exact && !holders.has(slug))
        holders.set(slug, operation);
    });
  claim(true);
  claim(false);
  const taken = new Set(holders.keys());
  const problems: Problem[] = [];
  const slugs = operations.map((operation, index) => {
    const slug = wanted[index] ?? "";
    const holder = holders.get(slug);
    if (!holder || holder === operation) return slug;
    const other = freeName(`${slug}-${operation.method.toLowerCase()}`, taken);
    if (!operation.operationId || operation.operationId !== holder.operationId)
      problems.push(sameSlug(operation, other, holder));
    return other;
  });
  return { slugs, problems };
}
