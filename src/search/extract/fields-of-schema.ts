import { mapValuePath, propertyPath, variantPath } from "../../openapi/field-path";
import type { SchemaBelow, SchemaNode, SchemaPart } from "../../openapi/schema-node";

/** A field below a schema. */
interface SchemaField {
  name: string;
  schema: SchemaNode;
  /** `body.lines.quantity` */
  address: string;
}

/** What a schema holds itself, and the shared schemas below it, with paths relative to it: `.lines.quantity`. */
interface OwnFields {
  fields: { name: string; schema: SchemaNode; path: string }[];
  parts: { key: string; path: string }[];
}

function addNode(node: SchemaNode, path: string, into: OwnFields): void {
  if (node.part) into.parts.push({ path, key: node.part });
  else addBelow(node, path, into);
}

function addField(name: string, schema: SchemaNode, path: string, into: OwnFields): void {
  into.fields.push({ path, name, schema });
  addNode(schema, path, into);
}

function addBelow(below: SchemaBelow, path: string, into: OwnFields): void {
  const { properties, items, additional, variants, tuple, conditions } = below;
  for (const { name, schema } of properties ?? [])
    addField(name, schema, propertyPath(path, name), into);
  if (items) addNode(items, path, into);
  if (additional) addNode(additional, mapValuePath(path), into);
  variants?.options.forEach(({ label, schema }, index) => {
    const mark = variants.discriminator ? label : String(index + 1);
    addNode(schema, variantPath(path, mark), into);
  });
  tuple?.forEach((schema, index) => addNode(schema, propertyPath(path, String(index)), into));
  conditions?.forEach((condition, index) => {
    for (const step of ["then", "else"] as const) {
      const schema = condition[step];
      if (schema) addNode(schema, `${path}~when${index + 1}-${step}`, into);
    }
  });
}

function ownFields(below: SchemaBelow & { part?: string }): OwnFields {
  const into: OwnFields = { fields: [], parts: [] };
  if (below.part) into.parts.push({ path: "", key: below.part });
  else addBelow(below, "", into);
  return into;
}

/** Finds all fields below a schema, except those of shared schemas in `seen`, to which it adds those that it meets. */
type FieldsBelow = (
  schema: SchemaNode,
  address: string,
  seen: Set<string>,
) => Generator<SchemaField>;

/** What finds fields in a description with these shared schemas, each of which is read once. */
export function fieldsBelowIn(parts: readonly SchemaPart[]): FieldsBelow {
  const partByKey = new Map(parts.map((part) => [part.key, part]));
  const memo = new Map<string, OwnFields>();
  const fieldsOfPart = (key: string) => {
    const known = memo.get(key) ?? ownFields(partByKey.get(key)?.below ?? {});
    memo.set(key, known);
    return known;
  };
  return function* (schema, address, seen) {
    const waiting = [{ own: ownFields(schema), at: address }];
    for (const { own, at } of waiting) {
      for (const { path, ...field } of own.fields) yield { ...field, address: at + path };
      for (const { key, path } of own.parts) {
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push({ own: fieldsOfPart(key), at: at + path });
      }
    }
  };
}
