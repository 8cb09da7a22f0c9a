import { callbackSources, type CallbackSource } from "../callbacks";
import type { Change } from "./change";
import { compareRequestBodies, compareResponses } from "./compare-bodies";
import { compareParameters, type OperationSide, type Sides } from "./compare-parameters";
import type { Found } from "./compare-schemas";

const keyOf = ({ name, method, expression }: CallbackSource) => `${name} ${method} ${expression}`;
const nameOf = ({ name, method }: CallbackSource) => `${name} ${method}`;

/** Which callback of the earlier description stands for one of the later: the same, else one of the same name. */
function matchCallbacks(before: readonly CallbackSource[], after: readonly CallbackSource[]) {
  const matches = new Map<CallbackSource, CallbackSource>();
  for (const keyed of [keyOf, nameOf]) {
    const taken = new Set(matches.values());
    const free = before.filter((one) => !taken.has(one));
    const byKey = new Map(free.map((one) => [keyed(one), one]));
    for (const one of after) {
      const same = matches.has(one) ? undefined : byKey.get(keyed(one));
      if (same && byKey.delete(keyed(one))) matches.set(one, same);
    }
  }
  return matches;
}

/** Differences of what the API sends and takes in one callback; addresses begin with the callback's own. */
function compareTwo(was: CallbackSource, is: CallbackSource, { before, after, compare }: Sides) {
  const inside = ({ pathItem, operation }: CallbackSource, { references }: OperationSide) => ({
    path: "",
    pathItem,
    operation,
    references,
  });
  const sides = { before: inside(was, before), after: inside(is, after), compare };
  const parts: Found[] = [
    compareParameters(sides, "response"),
    compareRequestBodies(sides, "response"),
    compareResponses(sides, "request"),
  ];
  const below = (at: string) => (at ? `${is.id}-${at}` : "");
  return {
    changes: parts.flatMap(({ changes }) => changes.map((one) => ({ ...one, at: below(one.at) }))),
    uses: parts.flatMap(({ uses }) => uses.map((one) => ({ ...one, at: below(one.at) }))),
  };
}

/** Differences of the requests that the API sends back because of an operation. */
export function compareCallbacks(sides: Sides): Found {
  const [before, after] = [sides.before, sides.after].map(({ operation, references }) =>
    callbackSources(operation, references),
  );
  const found: Found = { changes: [], uses: [] };
  const matches = matchCallbacks(before ?? [], after ?? []);
  const kept = new Set(matches.values());
  const whole = (rule: Change["rule"], texts: Partial<Change>) =>
    found.changes.push({ rule, at: "", ...texts });
  for (const one of before ?? [])
    if (!kept.has(one)) whole("callback-removed", { before: one.name });
  for (const one of after ?? []) {
    const was = matches.get(one);
    if (!was) {
      whole("callback-added", { after: one.name });
      continue;
    }
    const { expression: from } = was;
    const { name, expression: to } = one;
    if (from !== to) whole("callback-moved", { before: name, after: to });
    const { changes, uses } = compareTwo(was, one, sides);
    found.changes.push(...changes);
    found.uses.push(...uses);
  }
  return found;
}
