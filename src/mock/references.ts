import { memberFields } from "./collections";
import type { CheckedRequest } from "./check-request";
import { isDraftList } from "./drafts";
import { idShape, prefixOf } from "./ids";
import { idsAt } from "./ids-in";
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

/** 422 if a body names a record or a line that does not exist. */
export function checkReferences({ operation, body }: CheckedRequest, world: World): void {
  const prefixes = knownPrefixes(world);
  const details = idsAt(body)
    .filter(({ id }) => prefixes.has(prefixOf(id) ?? "") && !world.store.find(id))
    .map(({ id, name, pointer }): ProblemDetail => {
      const message = `${name} names ${id}, which does not exist in this company.`;
      return { pointer, rule: "reference", message };
    });
  if (!details.length) return;
  const messages = details.map(({ message }) => message).join(" ");
  refuse(422, usualCode(operation, 422, "validation-failed"), messages, details);
}
