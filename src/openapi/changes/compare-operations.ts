import { textAt } from "../json";
import type { OperationEntry } from "../collect-operations";
import { securityOf } from "../security";
import type { Change } from "./change";
import { compareRequestBodies, compareResponses } from "./compare-bodies";
import { compareCallbacks } from "./compare-callbacks";
import { compareParameters } from "./compare-parameters";
import type { CompareSchemas, Found } from "./compare-schemas";
import { compareSecurity } from "./compare-security";
import type { ComparedDescription } from "./compare-descriptions";

function compareFacts(was: OperationEntry, is: OperationEntry): Change[] {
  const changes: Change[] = [];
  const [from, to] = [was, is].map(({ method, path }) => `${method} ${path}`);
  const isMoved = was.method !== is.method || plainPath(was.path) !== plainPath(is.path);
  if (isMoved) changes.push({ rule: "operation-moved", at: "", before: from, after: to });
  const [old, now] = [was, is].map(({ operation }) => operation.deprecated === true);
  if (old !== now)
    changes.push({ rule: now ? "operation-deprecated" : "operation-restored", at: "" });
  if (was.operationId && is.operationId && was.operationId !== is.operationId)
    changes.push({
      rule: "operation-id-changed",
      at: "",
      before: was.operationId,
      after: is.operationId,
    });
  return changes;
}

/** A path without the names of its parameters, which are free. */
export const plainPath = (path: string) => path.replace(/\{[^}]*\}/g, "{}");

/** Differences of two operations that stand for each other. A webhook travels the other way. */
export function compareOperations(
  before: { entry: OperationEntry; of: ComparedDescription },
  after: { entry: OperationEntry; of: ComparedDescription },
  compare: CompareSchemas,
): Found {
  const [was, is] = [before, after].map(({ entry, of }) => ({
    ...entry,
    references: of.references,
    security: securityOf(entry.operation, of.document, of.references),
  }));
  if (!was || !is) return { changes: [], uses: [] };
  const isWebhook = is.isWebhook === true;
  const sides = { before: was, after: is, compare };
  const parts: Found[] = [
    { changes: compareFacts(was, is), uses: [] },
    { changes: isWebhook ? [] : compareSecurity(was.security, is.security), uses: [] },
    compareParameters(sides, isWebhook ? "response" : "request"),
    compareRequestBodies(sides, isWebhook ? "response" : "request"),
    compareResponses(sides, isWebhook ? "request" : "response"),
    compareCallbacks(sides),
  ];
  return {
    changes: parts.flatMap(({ changes }) => changes),
    uses: parts.flatMap(({ uses }) => uses),
  };
}

/** Name of an operation in a list. */
export function titleOf({ operation, method, path }: OperationEntry): string {
  return textAt(operation, "summary") ?? `${method} ${path}`;
}
