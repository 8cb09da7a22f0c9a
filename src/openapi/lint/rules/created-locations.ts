import { child, resolve } from "../description";
import { examplesOf, jsonOf } from "../all-examples";
import { pathPattern } from "../path-pattern";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** The end of an address, which is the path of a record. */
const pattern = (path: string) => new RegExp(`${pathPattern(path)}$`);

/** A 201 has a `Location`, whose example is the path of the record that the response shows. */
export const createdLocations: LintRule = ({ description, inventory }) => {
  const paths = [...new Set(inventory.operations.map(({ path }) => path))];
  return inventory.responses
    .filter(({ status }) => status === "201")
    .flatMap(({ operation, place }) => {
      const location = resolve(description, child(place, "headers", "Location"));
      if (location.value === undefined)
        return problemAt(description, place, {
          code: "location-missing",
          what: `The 201 of ${operation.id} has no Location`,
          cause: "Programs that create a record learn its path from this header.",
          fix: "headers:\n  Location:\n    description: Path of the new record.\n    schema: { type: string, format: uri-reference }\n    example: /v2/…",
        });
      // A list has the path of its records below it; other operations may create a record of any list.
      const own = paths.find(
        (path) => path.replace(/\/\{[^}]+\}$/, "") === operation.path && path !== operation.path,
      );
      const shown = asText(asRecord(location.value).example);
      const bodies = examplesOf(description, jsonOf(place));
      const id = /[^/]+_[^/]+$/.exec(shown)?.[0];
      const isShown = !id || bodies.some(({ value }) => JSON.stringify(value).includes(`"${id}"`));
      if (isShown && (own ? [own] : paths).some((path) => pattern(path).test(shown))) return [];
      return problemAt(description, child(location, "example"), {
        code: "location-example",
        what: `Location of ${operation.id} is not the path of the record that it creates`,
        cause: isShown
          ? `The path is that of ${own ?? "an operation"}.`
          : `No example of the response has the id ${id}.`,
        fix: `example: /v2${own ?? operation.path}   # with the id of a response example`,
      });
    });
};
