import { child, children, fileAt, type Description, type DescriptionPlace } from "../description";
import { parameterNames, type Inventory } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { propertiesOf } from "../schema-properties";
import { asRecord, asText } from "../shape";

/** Whether a schema has a field: `page.nextCursor`. */
function hasField(description: Description, schema: DescriptionPlace, names: readonly string[]): boolean {
  const [name, ...below] = names;
  if (name === undefined) return true;
  return propertiesOf(description, schema).some(
    ([key, property]) => key === name && hasField(description, property, below),
  );
}

/** The bodies in which samples look for fields. */
function bodiesFor(said: DescriptionPlace, { responses }: Inventory): DescriptionPlace[] {
  const { mediaType, parameter } = asRecord(said.value);
  const isError = mediaType !== undefined;
  return responses
    .filter(({ operation, status }) =>
      isError
        ? /^[45]/.test(status)
        : status.startsWith("2") &&
          operation.method === "GET" &&
          parameterNames(operation, "query").includes(asText(parameter)),
    )
    .flatMap(({ place }) => children(child(place, "content")))
    .filter(([type]) => (isError ? type === mediaType : /[/+]json\b/.test(type)))
    .map(([, media]) => child(media, "schema"));
}

const wanted = { error: ["code", "message", "requestId"], paging: ["rows", "next"] };

/** The fields that `x-samples` names are in the bodies of errors and lists. */
export const sampleNames: LintRule = ({ description, inventory }) => {
  const samples = child(fileAt(description, "openapi.yaml"), "x-samples");
  return Object.entries(wanted).flatMap(([kind, keys]) => {
    const said = child(samples, kind);
    if (said.value === undefined) return [];
    const bodies = bodiesFor(said, inventory);
    const problem = (place: DescriptionPlace, cause: string) =>
      problemAt(description, place, {
        code: "sample-names",
        what: `x-samples.${kind} does not fit the description`,
        cause,
        fix:
          kind === "error"
            ? "x-samples:\n  error: { mediaType: application/problem+json, code: code, message: detail, requestId: requestId }"
            : "x-samples:\n  paging: { parameter: cursor, rows: data, next: page.nextCursor }",
      });
    if (!bodies.length)
      return problem(
        said,
        kind === "error"
          ? "No error has a body of its mediaType."
          : "No list has the query parameter that it names.",
      );
    return keys.flatMap((key) => {
      const place = child(said, key);
      const names = asText(place.value).split(".");
      const without = bodies.filter((body) => !hasField(description, body, names));
      if (place.value !== undefined && !without.length) return [];
      const [first] = without;
      return problem(
        place.value === undefined ? said : place,
        place.value === undefined || !first
          ? `It has no "${key}".`
          : `${without.length} of ${bodies.length} bodies have no such field; the first is in ${first.file}.`,
      );
    });
  });
};
