import { textAt } from "../json";
import type { OperationEntry } from "../collect-operations";
import { securityOf } from "../security-requirements";
import type { Change } from "./change";
import { compareRequestBodies, compareResponses } from "./compare-bodies";
import { compareCallbacks } from "./compare-callbacks";
import type { ComparedDescription } from "./compare-descriptions";
import { compareParameters } from "./compare-parameters";
import { joined, only, type CompareSchemas, type SchemaComparison } from "./compare-schemas";
import { compareSecurity } from "./compare-security";

function compareFacts(before: OperationEntry, after: OperationEntry): Change[] {
  const at = "";
  const changes: Change[] = [];
  const place = ({ method, path }: OperationEntry) => `${method} ${path}`;
  if (before.method !== after.method || plainPath(before.path) !== plainPath(after.path))
    changes.push({ rule: "operation-moved", at, before: place(before), after: place(after) });
  const isDeprecated = after.operation.deprecated === true;
  if ((before.operation.deprecated === true) !== isDeprecated)
    changes.push({ rule: isDeprecated ? "operation-deprecated" : "operation-restored", at });
  const [oldId, newId] = [before.operationId, after.operationId];
  if (oldId && newId && oldId !== newId)
    changes.push({ rule: "operation-id-changed", at, before: oldId, after: newId });
  return changes;
}

/** A path without the names of its parameters, which may change freely. */
export const plainPath = (path: string) => path.replace(/\{[^}]*\}/g, "{}");

/** An operation with the description that it belongs to. */
interface ComparedOperation {
  entry: OperationEntry;
  of: ComparedDescription;
}

const sideOf = ({ entry, of: { references } }: ComparedOperation) => ({ ...entry, references });
const securityIn = ({ entry, of: { document, references } }: ComparedOperation) =>
  securityOf(entry.operation, document, references);

/** Compares two matching operations. A webhook travels the other way. */
export function compareOperations(
  before: ComparedOperation,
  after: ComparedOperation,
  compare: CompareSchemas,
): SchemaComparison {
  const isWebhook = after.entry.isWebhook === true;
  const [sent, received] = isWebhook
    ? (["response", "request"] as const)
    : (["request", "response"] as const);
  const sides = { before: sideOf(before), after: sideOf(after), compare };
  return joined([
    only(...compareFacts(before.entry, after.entry)),
    only(...(isWebhook ? [] : compareSecurity(securityIn(before), securityIn(after)))),
    compareParameters(sides, sent),
    compareRequestBodies(sides, sent),
    compareResponses(sides, received),
    compareCallbacks(sides),
  ]);
}

/** Title of an operation in a list. */
export function titleOf({ operation, method, path }: OperationEntry): string {
  return textAt(operation, "summary") ?? `${method} ${path}`;
}
