import { children, child, fileAt, type Description, type Place } from "./description";
import { asRecord } from "./shape";

/** Places with data of the demo company: its records and the examples. */
export function demoPlaces(description: Description): Place[] {
  return [...description.yaml.keys()]
    .filter((file) => /^(demo|components\/examples)\//.test(file))
    .map((file) =>
      file.startsWith("demo/")
        ? fileAt(description, file)
        : child(fileAt(description, file), "value"),
    );
}

/** All objects in a place at any depth, including itself. */
export function objectsIn(place: Place): Place[] {
  if (place.value === null || typeof place.value !== "object") return [];
  const inner = children(place).flatMap(([, value]) => objectsIn(value));
  return Array.isArray(place.value) ? inner : [place, ...inner];
}

function readRecords(description: Description): Map<string, Record<string, unknown>> {
  const records = demoPlaces(description)
    .filter(({ file }) => file.startsWith("demo/"))
    .flatMap(objectsIn)
    .map(({ value }) => asRecord(value))
    .filter(({ id }) => typeof id === "string");
  // The one with most fields is the full record; the others are short forms of it.
  return new Map(
    records
      .sort((a, b) => Object.keys(a).length - Object.keys(b).length)
      .map((record) => [String(record.id), record]),
  );
}

const known = new WeakMap<Description, ReadonlyMap<string, Record<string, unknown>>>();

/** The records of the demo company by id. A dozen rules ask for them, so they are read once. */
export function demoRecords(
  description: Description,
): ReadonlyMap<string, Record<string, unknown>> {
  const records = known.get(description) ?? readRecords(description);
  known.set(description, records);
  return records;
}
