import { child, children, type Place } from "../description";
import { examplesOf } from "../examples";
import { problemAt } from "../problem-at";
import type { Rule } from "../rule";
import { asRecord, asText, asTexts } from "../shape";

/** -1, 0, or 1 for two values of a row; `undefined` if one of them is missing or null. */
function compare(one: unknown, other: unknown): number | undefined {
  if (typeof one === "number" && typeof other === "number") return Math.sign(one - other);
  if (typeof one !== "string" || typeof other !== "string") return undefined;
  return one.localeCompare(other, "en", { numeric: true });
}

/** True if the second row may follow the first. */
function mayFollow(row: Place, next: Place, sort: readonly string[]): boolean {
  for (const key of sort) {
    const [, descending, field = ""] = /^(-?)(.*)$/.exec(key) ?? [];
    const order = compare(asRecord(row.value)[field], asRecord(next.value)[field]);
    if (order === undefined) return true;
    if (order) return descending ? order > 0 : order < 0;
  }
  return true;
}

/** Examples of lists have the default order of their operation. */
export const sortedLists: Rule = ({ description, inventory }) =>
  inventory.responses
    .filter(({ status }) => status === "200")
    .flatMap(({ operation, place }) => {
      const sorts = operation.parameters.find(
        ({ value }) => asText(asRecord(value).name) === "sort",
      );
      if (!sorts) return [];
      const sort = asTexts(child(sorts, "schema", "default").value);
      return examplesOf(description, child(place, "content", "application/json")).flatMap(
        (example) => {
          const rows = children(child(example, "data")).map(([, row]) => row);
          const index = rows.findIndex((row, at) => at > 0 && !mayFollow(rows[at - 1]!, row, sort));
          if (index < 0) return [];
          return [
            problemAt(description, rows[index]!, {
              code: "list-order",
              what: `An example of ${operation.id} does not have the default order`,
              cause: `Without \`sort\` the list is sorted by ${sort.join(", ")}.`,
              fix: "Move the row up, before those that it sorts before.",
            }),
          ];
        },
      );
    });
