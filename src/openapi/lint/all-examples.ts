import { child, children, resolve, type Description, type Place } from "./description";
import type { Inventory, Media } from "./inventory";
import { asRecord } from "./shape";

/** An example with its schema; `direction` is set for bodies. */
export interface ExampleValue {
  value: Place;
  schema: Place;
  direction?: Media["direction"];
}

function has(place: Place, key: string): boolean {
  return key in asRecord(place.value);
}

/** The examples of a media type, parameter, or header. */
export function examplesOf(description: Description, holder: Place): Place[] {
  const named = children(child(holder, "examples")).map(([, example]) =>
    child(resolve(description, example), "value"),
  );
  return has(holder, "example") ? [...named, child(holder, "example")] : named;
}

/** Every example of the description: bodies, parameters, headers and schemas. */
export function allExamples(description: Description, inventory: Inventory): ExampleValue[] {
  const { media, parameters, headers, schemas } = inventory;
  const held = (holder: Place, direction?: Media["direction"]): ExampleValue[] =>
    examplesOf(description, holder).map((value) => ({
      value,
      schema: child(holder, "schema"),
      direction,
    }));
  return [
    ...media.flatMap(({ place, direction }) => held(place, direction)),
    ...[...parameters, ...headers].flatMap((place) => held(place)),
    ...schemas.flatMap(({ place }) =>
      children(child(place, "examples")).map(([, value]) => ({ value, schema: place })),
    ),
  ];
}
