import { mapValuePath, propertyPath, variantPath } from "../../openapi/field-path";
import type { SchemaBelow, SchemaNode } from "../../openapi/model";

/** A field below a schema. */
export interface SchemaField {
  /** Address relative to the schema: `.lines.quantity`; the part of it that lies in a shared schema is not here. */
  path: string;
  name: string;
  schema: SchemaNode;
}

/** A shared schema that is used below another one. */
export interface UsedPart {
  path: string;
  key: string;
}

/** What one schema holds itself, without what its shared parts hold. */
export interface OwnFields {
  fields: SchemaField[];
  parts: UsedPart[];
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

/** The fields below a schema and the shared schemas that go on from there. */
export function ownFields(below: SchemaBelow & { part?: string }): OwnFields {
  const into: OwnFields = { fields: [], parts: [] };
  if (below.part) into.parts.push({ path: "", key: below.part });
  else addBelow(below, "", into);
  return into;
}
