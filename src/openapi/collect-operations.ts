import { groupBy } from "../config/group-by";
import { formatLocation } from "../problems/format-problem";
import type { Problem, SourceLocation } from "../problems/problem";
import { isHttpMethod } from "./http-methods";
import { isObject, objectAt, textAt, type JsonObject } from "./json";
import type { References } from "./references";
import { kebabCase } from "../content/markdown/kebab-case";
import { assignSlugs } from "./slugs";

/** An operation of the bundled description, with its slug and its location in the author's files. */
export interface OperationEntry {
  /** Upper case. */
  method: string;
  path: string;
  pathItem: JsonObject;
  operation: JsonObject;
  operationId?: string;
  slug: string;
  /** The API sends the request; `path` is the webhook's name. */
  isWebhook?: true;
  where?: SourceLocation;
}

function usedTwice(id: string, first: OperationEntry, second: OperationEntry): Problem {
  const name = ({ method, path }: OperationEntry) => `${method} ${path}`;
  const place = first.where ? ` (${formatLocation(first.where)})` : "";
  return {
    level: "error",
    code: "openapi-operation-id-twice",
    what: `The operationId "${id}" is used twice`,
    where: second.where,
    seen: `operationId: ${id}`,
    cause: `${name(first)}${place} has it already; this is ${name(second)}.`,
    fix: `operationId: ${kebabCase(name(second))}`,
  };
}

function duplicates(operations: readonly OperationEntry[]): Problem[] {
  const byId = groupBy(operations, ({ operationId }) => (operationId ? [operationId] : []));
  return [...byId].flatMap(([id, [first, ...others]]) =>
    first ? others.map((other) => usedTwice(id, first, other)) : [],
  );
}

/** All operations under `paths`, then those under `webhooks`, in the order of the description. */
export function collectOperations(
  document: JsonObject,
  references: References,
  locate: (operation: string) => SourceLocation | undefined,
): { operations: OperationEntry[]; problems: Problem[] } {
  const found: OperationEntry[] = [];
  for (const holder of ["paths", "webhooks"] as const)
    for (const [path, reference] of Object.entries(objectAt(document, holder))) {
      const pathItem = references.followObject(reference);
      if (!pathItem || path.startsWith("x-")) continue;
      for (const [key, operation] of Object.entries(pathItem)) {
        if (!isHttpMethod(key) || !isObject(operation)) continue;
        const method = key.toUpperCase();
        found.push({
          method,
          path,
          pathItem,
          operation,
          operationId: textAt(operation, "operationId"),
          slug: "",
          ...(holder === "webhooks" && { isWebhook: true as const }),
          where: locate(`${method} ${path}`),
        });
      }
    }
  const { slugs, problems } = assignSlugs(
    found.map((entry) =>
      entry.isWebhook && !entry.operationId
        ? { ...entry, operationId: `webhook ${entry.path}` }
        : entry,
    ),
  );
  const operations = found.map((entry, index) => ({ ...entry, slug: slugs[index] ?? entry.slug }));
  return { operations, problems: [...duplicates(operations), ...problems] };
}
