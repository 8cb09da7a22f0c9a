import { kebabCase } from "../content/markdown/kebab-case";
import type { Problem, SourceLocation } from "../problems/problem";
import { formatLocation } from "../problems/format-problem";

interface SlugSource {
  operationId?: string;
  method: string;
  path: string;
  where?: SourceLocation;
}

/** The preferred slug of an operation, which another operation may have. */
export function wantedSlug({ operationId, method, path }: SlugSource): string {
  return (operationId && kebabCase(operationId)) || kebabCase(`${method.toLowerCase()} ${path}`);
}

/** Takes the first free name of `base`, `base-2`, `base-3` …. */
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

/** A slug for each operation. An `operationId` that already is a slug keeps it; otherwise the first operation gets it. */
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
