import { child, children, resolve, type Description, type Place } from "./description";

/** The properties of a schema, with those of its parts and kinds. */
export function propertiesOf(description: Description, schema: Place): [string, Place][] {
  const at = resolve(description, schema);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) => children(child(at, key)));
  return [
    ...children(child(at, "properties")),
    ...parts.flatMap(([, part]) => propertiesOf(description, part)),
  ];
}
