import { memberFields, type Collection } from "./collections";
import { isDraftList } from "./drafted-documents";
import { idShape } from "./ids";
import type { SchemaReader } from "./schema-reader";

/** The prefixes of the ids of records and of their lines. */
export function idPrefixesOf(
  collections: readonly Collection[],
  reader: SchemaReader,
): Set<string> {
  // Drafted documents, such as invoices, are found by the rules that settle them.
  const lines = collections
    .flatMap(({ schema }) => memberFields(schema, reader))
    .filter((field) => !isDraftList(field, reader));
  const ofLines = lines.map(({ schema }) => idShape(reader.field(schema.items, "id")?.schema));
  const shapes = [...collections.map(({ idShape: shape }) => shape), ...ofLines];
  return new Set(shapes.flatMap((shape) => (shape ? [shape.prefix] : [])));
}
