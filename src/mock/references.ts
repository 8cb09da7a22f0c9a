import { isObject } from "../openapi/json";
import { pointerStep } from "../openapi/references";
import { memberFields } from "./collections";
import type { CheckedRequest } from "./check-request";
import { isDraftList } from "./drafts";
import { idShape } from "./ids";
import { holdsIds } from "./ids-in";
import type { ProblemDetail } from "./model";
import { refuse, usualCode } from "./problems";
import { textAt } from "../openapi/json";
import type { Catalogue, World } from "./world";

const prefixesOf = new WeakMap<object, ReadonlySet<string>>();

/** The prefixes of the ids of records and of their lines. */
function knownPrefixes({ collections, reader }: Catalogue): ReadonlySet<string> {
  const known = prefixesOf.get(collections);
  if (known) return known;
  // Drafted documents, such as invoices, are found by the rules that settle them.
  const lines = collections
    .flatMap(({ schema }) => memberFields(schema, reader))
    .filter((field) => !isDraftList(field, reader));
  const ofLines = lines.map(({ schema }) =>
    idShape(textAt(reader.field(schema.items, "id")?.schema, "pattern") ?? ""),
  );
  const shapes = [...collections.map(({ idShape: shape }) => shape), ...ofLines];
  const prefixes = new Set(shapes.flatMap((shape) => (shape ? [shape.prefix] : [])));
  prefixesOf.set(collections, prefixes);
  return prefixes;
}

/** The ids in a value that no record has. */
function unknownIds(
  value: unknown,
  pointer: string,
  name: string,
  world: World,
  prefixes: ReadonlySet<string>,
): ProblemDetail[] {
  if (typeof value === "string") {
    const prefix = /^[a-z]+_/.exec(value)?.[0] ?? "";
    if (!holdsIds(name) || !prefixes.has(prefix) || world.store.find(value)) return [];
    const message = `${name} names ${value}, which does not exist in this company.`;
    return [{ pointer, rule: "reference", message }];
  }
  if (Array.isArray(value))
    return value.flatMap((inner, index) =>
      unknownIds(inner, `${pointer}/${index}`, name, world, prefixes),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unknownIds(inner, `${pointer}/${pointerStep(key)}`, key, world, prefixes),
  );
}

/** 422 if a body names a record or a line that does not exist. */
export function checkReferences({ operation, body }: CheckedRequest, world: World): void {
  const details = unknownIds(body, "", "", world, knownPrefixes(world));
  if (!details.length) return;
  const messages = details.map(({ message }) => message).join(" ");
  refuse(422, usualCode(operation, 422, "validation-failed"), messages, details);
}
