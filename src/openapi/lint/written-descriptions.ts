import { child, children, placeKey, resolve, type Description, type DescriptionPlace } from "./description";
import type { Inventory } from "./inventory";
import { asText } from "./shape";

/** A description as somebody wrote it. One that is reached through a `$ref` is that of its target. */
interface Written {
  kind: "operation" | "parameter" | "header" | "request body" | "response" | "schema" | "property";
  place: DescriptionPlace;
  text: string;
}

/** Every description of the API, once for each place where it is written. */
export function writtenDescriptions(inventory: Inventory): Written[] {
  const { operations, parameters, headers, requestBodies, responses, schemas } = inventory;
  const written = (kind: Written["kind"], holder: DescriptionPlace): Written => {
    const place = child(holder, "description");
    return { kind, place, text: asText(place.value).trim() };
  };
  const all = [
    ...operations.map(({ place }) => written("operation", place)),
    ...parameters.map((place) => written("parameter", place)),
    ...headers.map((place) => written("header", place)),
    ...requestBodies.map((place) => written("request body", place)),
    ...responses.map(({ place }) => written("response", place)),
    ...schemas.map(({ place, property }) =>
      written(property === undefined ? "schema" : "property", place),
    ),
  ].filter(({ text }) => text);
  return [...new Map(all.map((entry) => [placeKey(entry.place), entry])).values()];
}

/** The descriptions of the schemas of a request body, one for each of its media types; empty where there is none. */
export const schemaTextsOf = (description: Description, body: DescriptionPlace): string[] =>
  children(child(body, "content")).map(([, media]) => {
    const schema = resolve(description, child(media, "schema"));
    return asText(child(schema, "description").value);
  });

/** The words of a text, in lower case and without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ""))
    .filter(Boolean);
}
