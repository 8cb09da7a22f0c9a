import { child, resolve, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";
import { schemaTextsOf } from "../written-descriptions";

const fillers = new Set("a an the of this its field value object list is for".split(" "));

const field = {
  cause: "Readers see the name already; they look for meaning, unit, default and what null means.",
  fix: "description: What it decides, in which unit, and what happens when it is left out.",
};

const hints = {
  operation: {
    cause: "The description is the page.",
    fix: "description: |\n  What it does.\n\n  When to use it, what it changes elsewhere, what it refuses.",
  },
  "request body": {
    cause: "Readers ask what to send and what may be left out.",
    fix: "description: What to send, and what follows when fields are left out.",
  },
  response: {
    cause: "Readers ask what the response means for them.",
    fix: "description: When this happens, and what was changed or not.",
  },
  schema: {
    cause: "Schemas have pages and types of their own in generated clients.",
    fix: "description: What it stands for in the business, and what sets it apart from its neighbors.",
  },
  parameter: field,
  header: field,
  property: field,
};

function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !fillers.has(word));
}

/** Operations, parameters, bodies (or their schemas), responses, headers, named schemas, and properties say more than their name. */
export const described: LintRule = ({ description, inventory }) => {
  const check = (place: DescriptionPlace, kind: keyof typeof hints, name: string) => {
    const text =
      asText(asRecord(place.value).description) ||
      asText(asRecord(resolve(description, place).value).description);
    const known = wordsOf(name);
    if (wordsOf(text).some((word) => !known.includes(word))) return [];
    return problemAt(description, text ? child(place, "description") : place, {
      code: text ? "description-says-name" : "description-missing",
      what: `The ${kind} ${name} ${text ? "has a description that only repeats its name" : "has no description"}`,
      ...hints[kind],
    });
  };
  const isDescribed = (body: DescriptionPlace) =>
    asRecord(body.value).description === undefined &&
    schemaTextsOf(description, body).every(Boolean);
  const nameOf = (place: DescriptionPlace) => asText(asRecord(place.value).name);
  const fileName = (place: DescriptionPlace) => place.file.replace(/^.*\/|\.ya?ml$/g, "");
  const { operations, parameters, headers, requestBodies, sharedResponses, schemas } = inventory;
  return [
    ...operations.flatMap(({ place, id }) => check(place, "operation", id)),
    ...parameters.flatMap((place) => check(place, "parameter", nameOf(place))),
    ...requestBodies
      .filter((place) => !isDescribed(place))
      .flatMap((place) => check(place, "request body", fileName(place))),
    ...sharedResponses.flatMap(({ place, status }) => check(place, "response", status)),
    ...headers.flatMap((place) => check(place, "header", fileName(place))),
    ...schemas.flatMap(({ place, property }) => {
      if (property !== undefined) return check(place, "property", property);
      return place.path.length ? [] : check(place, "schema", fileName(place));
    }),
  ];
};
