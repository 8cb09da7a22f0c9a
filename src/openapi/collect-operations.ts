import { formatLocation } from "../problems/format-problem";
import type { Problem, SourceLocation } from "../problems/problem";
import { isObject, objectAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import { assignSlugs, kebabCase } from "./slugs";

/** An operation of the bundled description, with its place in the author's files and its address. */
export interface OperationEntry {
  /** Upper case. */
  method: string;
  path: string;
  pathItem: JsonObject;
  operation: JsonObject;
  operationId?: string;
  slug: string;
  where?: SourceLocation;
}

const methods = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
]);

function usedTwice(id: string, [first, second]: readonly OperationEntry[]): Problem {
  const name = (entry?: OperationEntry) => (entry ? `${entry.method} ${entry.path}` : "");
  const place = first?.where ? ` (${formatLocation(first.where)})` : "";
  return {
    level: "error",
    code: "openapi-operation-id-twice",
    what: `The operationId "${id}" is used twice`,
    where: second?.where,
    seen: `operationId: ${id}`,
    cause: `${name(first)}${place} has it already; this is ${name(second)}.`,
    fix: `operationId: ${kebabCase(name(second))}`,
  };
}

function duplicates(operations: readonly OperationEntry[]): Problem[] {
  const byId = new Map<string, OperationEntry[]>();
  for (const entry of operations)
    if (entry.operationId)
      byId.set(entry.operationId, [...(byId.get(entry.operationId) ?? []), entry]);
  return [...byId].flatMap(([id, [first, ...others]]) =>
    first ? others.map((other) => usedTwice(id, [first, other])) : [],
  );
}

/** All operations under `paths` in the order in which they are written. */
export function collectOperations(
  document: JsonObject,
  references: References,
  locate: (operation: string) => SourceLocation | undefined,
): { operations: OperationEntry[]; problems: Problem[] } {
  const found: OperationEntry[] = [];
  for (const [path, reference] of Object.entries(objectAt(document, "paths"))) {
    const pathItem = references.follow(reference).value;
    if (!isObject(pathItem) || path.startsWith("x-")) continue;
    for (const [key, operation] of Object.entries(pathItem)) {
      if (!methods.has(key.toLowerCase()) || !isObject(operation)) continue;
      const method = key.toUpperCase();
      found.push({
        method,
        path,
        pathItem,
        operation,
        operationId: textAt(operation, "operationId"),
        slug: "",
        where: locate(`${method} ${path}`),
      });
    }
  }
  const { slugs, problems } = assignSlugs(found);
  const operations = found.map((entry, index) => ({ ...entry, slug: slugs[index] ?? entry.slug }));
  return { operations, problems: [...duplicates(operations), ...problems] };
}
