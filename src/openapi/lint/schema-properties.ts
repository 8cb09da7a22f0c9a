import {
  child,
  children,
  resolve,
  type Description,
  type DescriptionPlace,
} from "./parsed-description";
import { jsonOf } from "./all-examples";
import { asArray, asRecord } from "./shape";

/** The fields in the bodies that an operation takes, by name. */
export function bodyFields(
  description: Description,
  operation: DescriptionPlace,
): Map<string, DescriptionPlace> {
  const body = resolve(description, child(operation, "requestBody"));
  return new Map(
    children(child(body, "content")).flatMap(([, media]) =>
      propertiesOf(description, child(media, "schema")),
    ),
  );
}

/** The properties of a schema, with those of its parts and kinds. */
export function propertiesOf(
  description: Description,
  schema: DescriptionPlace,
): [string, DescriptionPlace][] {
  const at = resolve(description, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) => children(child(at, key)));
  return [
    ...children(child(at, "properties")),
    ...parts.flatMap(([, part]) => propertiesOf(description, part)),
  ];
}

/** The properties of the rows in the `data` of a response; none if it is not a list. */
export function rowProperties(
  description: Description,
  response: DescriptionPlace,
): [string, DescriptionPlace][] {
  const body = propertiesOf(description, child(jsonOf(response), "schema"));
  const data = body.find(([name]) => name === "data")?.[1];
  return data ? propertiesOf(description, child(resolve(description, data), "items")) : [];
}

const isNull = (part: unknown) => asRecord(part).type === "null";

/** True for a schema that allows `null`. */
export function isNullable({ value }: DescriptionPlace): boolean {
  const schema = asRecord(value);
  return asArray(schema.type).includes("null") || asArray(schema.oneOf).some(isNull);
}
