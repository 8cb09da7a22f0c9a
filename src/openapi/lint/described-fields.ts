import { child, children, referenceOf, type Description, type DescriptionPlace } from "./description";
import type { Inventory } from "./inventory";
import { asRecord, asText } from "./shape";

/** What schemas describe for a value. */
interface Fields {
  properties: Map<string, DescriptionPlace[]>;
  items: DescriptionPlace[];
  /** Any key is allowed. */
  open: boolean;
}

/** The branches of a union; only one if the discriminator's value selects it. */
function branches(description: Description, union: DescriptionPlace, value: unknown): DescriptionPlace[] {
  const all = ["oneOf", "anyOf"].flatMap((key) =>
    children(child(union, key)).map(([, branch]) => branch),
  );
  const { propertyName, mapping } = asRecord(asRecord(union.value).discriminator);
  const named = asText(asRecord(mapping)[asText(asRecord(value)[asText(propertyName)])]);
  const picked = all.filter((branch) => asRecord(branch.value).$ref === named);
  return named && picked.length ? picked : all;
}

function collect(description: Description, schema: DescriptionPlace, value: unknown, into: Fields): void {
  const target = referenceOf(description, schema);
  if (target) collect(description, target, value, into);
  for (const [key, property] of children(child(schema, "properties")))
    into.properties.set(key, [...(into.properties.get(key) ?? []), property]);
  const rest = asRecord(schema.value).additionalProperties;
  if (rest === true || (rest && typeof rest === "object")) into.open = true;
  const items = child(schema, "items");
  if (items.value !== undefined) into.items.push(items);
  for (const [, part] of children(child(schema, "allOf"))) collect(description, part, value, into);
  for (const part of branches(description, schema, value)) collect(description, part, value, into);
}

/** The properties and items that schemas describe for a value: those of its branch of a union, if the discriminator tells. */
export function fieldsOf(
  description: Description,
  schemas: readonly DescriptionPlace[],
  value: unknown,
): Fields {
  const fields: Fields = { properties: new Map(), items: [], open: false };
  for (const schema of schemas) collect(description, schema, value, fields);
  return fields;
}

/** The value of a keyword of a property: its own, or that of the schema it refers to. */
export function keywordOf(description: Description, property: DescriptionPlace, keyword: string): unknown {
  const own = asRecord(property.value)[keyword];
  const target = own === undefined ? referenceOf(description, property) : undefined;
  return target ? keywordOf(description, target, keyword) : own;
}

/** The values of a keyword of all places that describe a property. */
export const keywordsOf = (
  description: Description,
  places: readonly DescriptionPlace[],
  keyword: string,
): unknown[] => places.map((place) => keywordOf(description, place, keyword));

/** What has a description and a schema: schemas themselves, and parameters. */
export const describedSchemas = ({ schemas, parameters }: Inventory) => [
  ...schemas.map(({ place }) => ({ place, schema: place })),
  ...parameters.map((place) => ({ place, schema: child(place, "schema") })),
];
