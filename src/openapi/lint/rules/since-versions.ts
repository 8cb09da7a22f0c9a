import { child, fileAt } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** -1, 0, or 1 for two versions, as far as both have numbers: `2.0` is `2.0.4`. */
function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => version.split(".").map(Number);
  const [left, right] = [numbers(one), numbers(other)];
  const differing = left.findIndex((number, at) => at in right && number !== right[at]);
  return differing < 0 ? 0 : Math.sign(left[differing]! - right[differing]!);
}

/** The version that has brought an operation is a version of the API, later than that of all others and not to come. */
export const sinceVersions: LintRule = ({ description, inventory }) => {
  const info = child(fileAt(description, "openapi.yaml"), "info");
  const first = asText(child(info, "x-since").value);
  const current = asText(child(info, "version").value);
  return inventory.operations.flatMap(({ id, place }) => {
    const since = child(place, "x-since");
    if (since.value === undefined) return [];
    const version = asText(since.value);
    const isVersion = /^\d+\.\d+$/.test(version);
    if (
      isVersion &&
      compareVersions(version, current) <= 0 &&
      (!first || compareVersions(version, first) > 0)
    )
      return [];
    return problemAt(description, since, {
      code: "since-version",
      what: `${id} is said to be new in ${isVersion ? version : "no version"}`,
      cause: `The description is that of ${current}, and operations without x-since have ${first || "none"}.`,
      fix: `x-since: '${current.split(".").slice(0, 2).join(".")}'   # or leave it out`,
    });
  });
};
