import { child, children, resolve, type Description, type DescriptionPlace } from "./description";
import type { Inventory, Media } from "./inventory";
import { asRecord } from "./shape";

/** An example with its schema; `direction` is set for bodies. */
export interface ExampleValue {
  value: DescriptionPlace;
  schema: DescriptionPlace;
  direction?: Media["direction"];
}

/** The JSON of a request body or response, as a media type. */
export const jsonOf = (holder: DescriptionPlace): DescriptionPlace => child(holder, "content", "application/json");

/** The same of a refusal. */
export const problemJsonOf = (holder: DescriptionPlace): DescriptionPlace =>
  child(holder, "content", "application/problem+json");

/** The examples of a media type by name, where they are written. */
export const namedExamples = (description: Description, media: DescriptionPlace): [string, DescriptionPlace][] =>
  children(child(media, "examples")).map(([name, example]) => [
    name,
    resolve(description, example),
  ]);

/** The examples of a media type, parameter, or header. */
export function examplesOf(description: Description, holder: DescriptionPlace): DescriptionPlace[] {
  const named = namedExamples(description, holder).map(([, example]) => child(example, "value"));
  return "example" in asRecord(holder.value) ? [...named, child(holder, "example")] : named;
}

/** Every example of the description: bodies, parameters, headers and schemas. */
export function allExamples(description: Description, inventory: Inventory): ExampleValue[] {
  const { media, parameters, headers, schemas } = inventory;
  const held = (holder: DescriptionPlace, direction?: Media["direction"]): ExampleValue[] =>
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
