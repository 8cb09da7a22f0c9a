import { children, placeKey, referenceOf, type DescriptionPlace } from "../description";
import { fieldsOf } from "../described-fields";
import { allExamples, type ExampleValue } from "../all-examples";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord } from "../shape";

/** Examples have only described fields, requests have no readOnly ones, and responses have no writeOnly ones. */
export const exampleFields: LintRule = ({ description, inventory }) => {
  const flag = (property: DescriptionPlace, key: "readOnly" | "writeOnly"): boolean => {
    const target = referenceOf(description, property);
    return asRecord(property.value)[key] === true || (target !== undefined && flag(target, key));
  };
  const walk = (
    schemas: DescriptionPlace[],
    value: DescriptionPlace,
    direction: ExampleValue["direction"],
  ): Problem[] => {
    if (value.value === null || typeof value.value !== "object") return [];
    const fields = fieldsOf(description, schemas, value.value);
    if (Array.isArray(value.value))
      return children(value).flatMap(([, entry]) => walk(fields.items, entry, direction));
    if (fields.open || !fields.properties.size) return [];
    return children(value).flatMap(([key, entry]) => {
      const properties = fields.properties.get(key);
      if (!properties) {
        const near = didYouMean(key, fields.properties.keys());
        return problemAt(description, entry, {
          code: "example-field-unknown",
          what: `An example has the field ${key}, which its schema does not describe`,
          cause: near
            ? `The nearest described field is ${near}.`
            : `Looked for it in ${schemas.map(({ file }) => `openapi/${file}`).join(", ")}.`,
          fix: near ? `${near}:` : `Describe ${key} in the schema, or remove it.`,
        });
      }
      const wrong = direction === "request" ? "readOnly" : "writeOnly";
      if (direction && properties.some((property) => flag(property, wrong)))
        return problemAt(description, entry, {
          code: `example-${wrong === "readOnly" ? "read-only" : "write-only"}`,
          what: `A ${direction} example has the ${wrong} field ${key}`,
          cause:
            direction === "request"
              ? "The API sets this field and refuses it in requests."
              : "The API never returns this field.",
          fix: `Remove ${key} from the example.`,
        });
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
