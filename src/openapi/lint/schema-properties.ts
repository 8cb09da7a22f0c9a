import { child, children, resolve, type Description, type Place } from "./description";

/** The fields in the bodies that an operation takes, by name. */
export function bodyFields(description: Description, operation: Place): Map<string, Place> {
  const body = resolve(description, child(operation, "requestBody"));
  return new Map(
    children(child(body, "content")).flatMap(([, media]) =>
      propertiesOf(description, child(media, "schema")),
    ),
  );
}

/** The properties of a schema, with those of its parts and kinds. */
export function propertiesOf(description: Description, schema: Place): [string, Place][] {
  const at = resolve(description, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) => children(child(at, key)));
  return [
    ...children(child(at, "properties")),
    ...parts.flatMap(([, part]) => propertiesOf(description, part)),
  ];
}
