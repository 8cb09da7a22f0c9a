import { isObject, listAt, textAt } from "../../openapi/json";
import type { Contract } from "./contract";
import { choiceOf, fieldsOf, hasFlag } from "./schema-choices";

type Tools = Pick<Contract, "follow">;

/** Bounds for schemas that contain themselves. A deeper sample would be too long to paste. */
const [deepestParts, deepestSample] = [6, 4];

const byType: Record<string, unknown> = {
  string: "…",
  integer: 1,
  number: 1,
  boolean: true,
  array: [],
  object: {},
};

/** Example, default, or first allowed value; those next to a `$ref` come first. */
function givenValue(schema: unknown, target: Record<string, unknown>): unknown {
  const own = isObject(schema) ? schema : {};
  return [
    listAt(own, "examples")[0],
    own.example,
    target.const,
    listAt(target, "examples")[0],
    target.example,
    target.default,
    listAt(target, "enum")[0],
  ].find((value) => value !== undefined);
}

/** Required names, through references and `allOf`. */
function requiredNames(schema: unknown, { follow }: Tools, depth = 0): unknown[] {
  const at = follow(schema);
  if (depth > deepestParts) return [];
  return [
    ...listAt(at, "required"),
    ...listAt(at, "allOf").flatMap((part) => requiredNames(part, { follow }, depth + 1)),
  ];
}

/** A value to paste for a schema: its example, default, or first value, or a value of its type. */
export function sampleValue(schema: unknown, { follow }: Tools, depth = 0): unknown {
  const at = follow(schema);
  if (!isObject(at) || depth > deepestSample) return "…";
  const given = givenValue(schema, at);
  if (given !== undefined) return given;
  const below = (inner: unknown) => sampleValue(inner, { follow }, depth + 1);
  const { properties, items } = fieldsOf([schema], undefined, follow, "without choices");
  if (items.length) return [below(items[0])];
  const required = requiredNames(schema, { follow });
  if (properties.size)
    return Object.fromEntries(
      [...properties]
        .filter(
          ([name, parts]) =>
            required.includes(name) && !parts.some((part) => hasFlag(part, "readOnly", follow)),
        )
        .map(([name, [property]]) => [name, below(property)]),
    );
  const [first] = choiceOf(at)?.options ?? [];
  if (first) return below(first.schema);
  const type = textAt(at, "type") ?? String(listAt(at, "type")[0] ?? "");
  return byType[type] ?? "…";
}
