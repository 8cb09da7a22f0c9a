import { callbackSources, type CallbackSource } from "../callbacks";
import { compareRequestBodies, compareResponses } from "./compare-bodies";
import { compareParameters, type OperationSide, type Sides } from "./compare-parameters";
import { joined, only, type SchemaComparison } from "./compare-schemas";

const keyOf = ({ name, method, expression }: CallbackSource) => `${name} ${method} ${expression}`;
const nameOf = ({ name, method }: CallbackSource) => `${name} ${method}`;

/** The earlier callback for each later one: the same, or one with the same name. */
function matchCallbacks(before: readonly CallbackSource[], after: readonly CallbackSource[]) {
  const matches = new Map<CallbackSource, CallbackSource>();
  for (const keyed of [keyOf, nameOf]) {
    const taken = new Set(matches.values());
    const free = before.filter((callback) => !taken.has(callback));
    const byKey = new Map(free.map((callback) => [keyed(callback), callback]));
    for (const callback of after) {
      const match = matches.has(callback) ? undefined : byKey.get(keyed(callback));
      if (match && byKey.delete(keyed(callback))) matches.set(callback, match);
    }
  }
  return matches;
}

/** Compares two callbacks; field addresses begin with the callback's id. */
function compareTwo(before: CallbackSource, after: CallbackSource, sides: Sides): SchemaComparison {
  const side = ({ pathItem, operation }: CallbackSource, { references }: OperationSide) => ({
    path: "",
    pathItem,
    operation,
    references,
  });
  const inside = {
    before: side(before, sides.before),
    after: side(after, sides.after),
    compare: sides.compare,
  };
  const { changes, uses } = joined([
    compareParameters(inside, "response"),
    compareRequestBodies(inside, "response"),
    compareResponses(inside, "request"),
  ]);
  const below = <T extends { at: string }>(item: T) => ({
    ...item,
    at: item.at && `${after.id}-${item.at}`,
  });
  return { changes: changes.map(below), uses: uses.map(below) };
}

/** Compares the callbacks of an operation. */
export function compareCallbacks(sides: Sides): SchemaComparison {
  const before = callbackSources(sides.before.operation, sides.before.references);
  const after = callbackSources(sides.after.operation, sides.after.references);
  const matches = matchCallbacks(before, after);
  const kept = new Set(matches.values());
  const at = "";
  const parts = before
    .filter((callback) => !kept.has(callback))
    .map(({ name }) => only({ rule: "callback-removed", at, before: name }));
  for (const callback of after) {
    const { name, expression } = callback;
    const match = matches.get(callback);
    if (!match) parts.push(only({ rule: "callback-added", at, after: name }));
    else {
      if (match.expression !== expression)
        parts.push(only({ rule: "callback-moved", at, before: name, after: expression }));
      parts.push(compareTwo(match, callback, sides));
    }
  }
  return joined(parts);
}
