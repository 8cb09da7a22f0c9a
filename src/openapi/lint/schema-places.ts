import {
  child,
  children,
  placeKey,
  referenceOf,
  type Description,
  type DescriptionPlace,
} from "./description";

/** A schema; `property` is the name of the property that it describes. */
export interface SchemaPlace {
  place: DescriptionPlace;
  property?: string;
}

const maps = ["properties", "patternProperties", "$defs"];
const lists = ["allOf", "oneOf", "anyOf", "prefixItems"];
const single = ["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"];

/** Collects schemas with all that they contain and refer to, each once. */
export function schemaWalker(description: Description) {
  const seen = new Map<string, SchemaPlace>();
  const visit = (place: DescriptionPlace, property?: string): void => {
    const key = placeKey(place);
    if (seen.has(key) || place.value === null || typeof place.value !== "object") return;
    seen.set(key, { place, property });
    const target = referenceOf(description, place);
    if (target) visit(target);
    for (const name of maps)
      for (const [inner, schema] of children(child(place, name)))
        visit(schema, name === "properties" ? inner : undefined);
    for (const name of lists) for (const [, schema] of children(child(place, name))) visit(schema);
    for (const name of single) visit(child(place, name));
  };
  return { visit: (place: DescriptionPlace) => visit(place), found: () => [...seen.values()] };
}
