import { children, child, fileAt, type Description, type DescriptionPlace } from "./description";
import { asRecord } from "./shape";

const isDemo = (file: string) => file.startsWith("demo/");

/** The files with the records of the demo company. */
export const demoFiles = (description: Description): DescriptionPlace[] =>
  [...description.yaml.keys()].filter(isDemo).map((file) => fileAt(description, file));

/** All objects in a place at any depth, including itself. */
export function objectsIn(place: DescriptionPlace): DescriptionPlace[] {
  if (place.value === null || typeof place.value !== "object") return [];
  const inner = children(place).flatMap(([, value]) => objectsIn(value));
  return Array.isArray(place.value) ? inner : [place, ...inner];
}

/** All objects of the demo company and of the examples. */
export const demoObjects = (description: Description): DescriptionPlace[] =>
  [...description.yaml.keys()]
    .filter((file) => isDemo(file) || file.startsWith("components/examples/"))
    .map((file) => child(fileAt(description, file), ...(isDemo(file) ? [] : ["value"])))
    .flatMap(objectsIn);

function readRecords(description: Description): Map<string, Record<string, unknown>> {
  const records = demoFiles(description)
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
