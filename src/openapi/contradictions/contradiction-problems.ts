import type { Problem } from "../../problems/problem";
import { inline, inlineIn, lineWith, withoutKey, writtenAt } from "../problems/inline-yaml";
import { shownValue } from "../json";
import { placesMore } from "../problems/redocly-problems";
import { placeOf } from "../source-locations";
import type { Contradiction } from "./collect-contradictions";
import type { LimitPair } from "./limit-pairs";

const named: Record<string, string> = {
  default: "A default",
  example: "An example",
  enum: "A value of an enum",
  const: "A const",
};

/** The line with the limits in each other's place; of one that has only the first, the other is told. */
function swapped(seen: string, { keys: [low, high], values: [min, max] }: LimitPair): string {
  const first = lineWith(seen, low, min, String(max));
  if (writtenAt(seen, high, max)) return lineWith(first, high, max, String(min));
  return seen.startsWith('"') ? first : `${first}   # and ${high}: ${min}`;
}

type Unfit = Extract<Contradiction, { kind: "value" }>;

/** The line with a value that fits; an item of a list is left out if another one has that value. */
function mended({ key, list, value, next }: Unfit, seen: string): string {
  if (!list)
    return next === undefined
      ? withoutKey(seen, key)
      : lineWith(seen, key, value, inlineIn(seen, next));
  const isKept = next !== undefined && !list.includes(next);
  if (!writtenAt(seen, key, list)) return isKept ? `- ${inline(next)}` : `Remove the line: ${seen}`;
  const others = list.flatMap((item) => (item !== value ? [item] : isKept ? [next] : []));
  return lineWith(seen, key, list, inlineIn(seen, others));
}

type Words = Pick<Problem, "code" | "what" | "cause" | "fix"> & Partial<Pick<Problem, "level">>;

function wordsOf(one: Contradiction, seen: string): Words {
  if (one.kind === "limits") {
    const { keys, values } = one.limits;
    return {
      level: "error",
      code: "openapi-limits-crossed",
      what: `No value fits the limits of a schema: ${keys[0]} ${values[0]} is above ${keys[1]} ${values[1]}`,
      cause: "The two limits have changed places, or one of them has a digit too many.",
      fix: swapped(seen, one.limits),
    };
  }
  if (one.kind === "idle") {
    const { key, type, meant } = one.limit;
    return {
      code: "openapi-limit-idle",
      what: `No value of type ${type} has the limit ${key}`,
      cause: meant
        ? `The limit of a value of this type is ${meant}.`
        : "The schema has another type than was meant, or the limit stands at the wrong schema.",
      fix: meant ? seen.replace(key, meant) : withoutKey(seen, key),
    };
  }
  if (one.kind === "part") {
    const { code, what, cause, fix } = one;
    return { code, what, cause, fix: fix(seen) };
  }
  if (one.kind === "pattern")
    return {
      code: "openapi-pattern",
      what: `A pattern is not a regular expression: ${one.pattern}`,
      cause: one.cause,
      fix: lineWith(seen, "pattern", one.pattern, inlineIn(seen, one.next)),
    };
  return {
    code: "openapi-value-unfit",
    what: `${named[one.role] ?? one.role} does not fit its schema: ${shownValue(one.value)}`,
    cause: one.cause,
    fix: mended(one, seen),
  };
}

/** Contradictions within a description, as problems; one that stands in several places is reported once. */
export function contradictionProblems(found: readonly Contradiction[], root: string): Problem[] {
  const byText = new Map<string, { problem: Problem; more: number }>();
  for (const one of found) {
    const { file, line, seen } = placeOf(one.location, root);
    const words = wordsOf(one, seen);
    const text = `${words.what} ${words.cause}`;
    const known = byText.get(text);
    if (known) known.more += 1;
    else
      byText.set(text, {
        more: 0,
        problem: { level: "warning", ...words, where: { file, line }, seen },
      });
  }
  return [...byText.values()].map(({ problem, more }) => ({
    ...problem,
    cause: more ? `${problem.cause} ${placesMore(more)}` : problem.cause,
  }));
}
