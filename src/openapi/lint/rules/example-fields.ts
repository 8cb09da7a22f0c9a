import {
  child,
  children,
  placeKey,
  referenceOf,
  type Description,
  type Place,
} from "../description";
import { allExamples, type ExampleValue } from "../examples";
import { didYouMean } from "../../../problems/did-you-mean";
import { problemAt } from "../problem-at";
import type { Problem } from "../../../problems/problem";
import type { Rule } from "../rule";
import { asRecord, asText } from "../shape";

interface Fields {
  properties: Map<string, Place[]>;
  items: Place[];
  /** Any key is allowed. */
  open: boolean;
}

/** The branches of a union; only one if the discriminator's value selects it. */
function branches(description: Description, union: Place, value: unknown): Place[] {
  const all = ["oneOf", "anyOf"].flatMap((key) =>
    children(child(union, key)).map(([, branch]) => branch),
  );
  const { propertyName, mapping } = asRecord(asRecord(union.value).discriminator);
  const named = asText(asRecord(mapping)[asText(asRecord(value)[asText(propertyName)])]);
  const picked = all.filter((branch) => asRecord(branch.value).$ref === named);
  return named && picked.length ? picked : all;
}

function collect(description: Description, schema: Place, value: unknown, into: Fields): void {
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

/** Examples have only described fields, requests have no readOnly ones, and responses have no writeOnly ones. */
export const exampleFields: Rule = ({ description, inventory }) => {
  const flag = (property: Place, key: "readOnly" | "writeOnly"): boolean => {
    const target = referenceOf(description, property);
    return asRecord(property.value)[key] === true || (target !== undefined && flag(target, key));
  };
  const walk = (
    schemas: Place[],
    value: Place,
    direction: ExampleValue["direction"],
  ): Problem[] => {
    if (value.value === null || typeof value.value !== "object") return [];
    const fields: Fields = { properties: new Map(), items: [], open: false };
    for (const schema of schemas) collect(description, schema, value.value, fields);
    if (Array.isArray(value.value))
      return children(value).flatMap(([, entry]) => walk(fields.items, entry, direction));
    if (fields.open || !fields.properties.size) return [];
    return children(value).flatMap(([key, entry]) => {
      const properties = fields.properties.get(key);
      if (!properties) {
        const near = didYouMean(key, fields.properties.keys());
        return [
          problemAt(description, entry, {
            code: "example-field-unknown",
            what: `An example has the field ${key}, which its schema does not describe`,
            cause: near
              ? `The nearest described field is ${near}.`
              : `Looked for it in ${schemas.map(({ file }) => `openapi/${file}`).join(", ")}.`,
            fix: near ? `${near}:` : `Describe ${key} in the schema, or remove it.`,
          }),
        ];
      }
      const wrong = direction === "request" ? "readOnly" : "writeOnly";
      if (direction && properties.some((property) => flag(property, wrong)))
        return [
          problemAt(description, entry, {
            code: `example-${wrong === "readOnly" ? "read-only" : "write-only"}`,
            what: `A ${direction} example has the ${wrong} field ${key}`,
            cause:
              direction === "request"
                ? "The API sets this field and refuses it in requests."
                : "The API never returns this field.",
            fix: `Remove ${key} from the example.`,
          }),
        ];
      return walk(properties, entry, direction);
    });
  };
  const seen = new Set<string>();
  return allExamples(description, inventory)
    .filter(({ value, schema, direction }) => {
      const key = `${placeKey(value)} ${placeKey(schema)} ${direction}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .flatMap(({ value, schema, direction }) => walk([schema], value, direction));
};
