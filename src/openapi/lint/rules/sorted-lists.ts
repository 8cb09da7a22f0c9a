import { child, children } from "../description";
import { examplesOf, jsonOf } from "../all-examples";
import { defaultSort, mayFollow } from "../list-order";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord } from "../shape";

/** Examples of lists have the default order of their operation. */
export const sortedLists: LintRule = ({ description, inventory }) =>
  inventory.responses
    .filter(({ status }) => status === "200")
    .flatMap(({ operation, place }) => {
      const sort = defaultSort(operation);
      return examplesOf(description, jsonOf(place)).flatMap((example) => {
        const rows = children(child(example, "data")).map(([, row]) => row);
        const index = rows.findIndex(
          (row, at) =>
            at > 0 && !mayFollow(asRecord(rows[at - 1]!.value), asRecord(row.value), sort),
        );
        if (index < 0) return [];
        return problemAt(description, rows[index]!, {
          code: "list-order",
          what: `An example of ${operation.id} does not have the default order`,
          cause: `Without \`sort\` the list is sorted by ${sort.join(", ")}.`,
          fix: "Move the row up, before those that it sorts before.",
        });
      });
    });
