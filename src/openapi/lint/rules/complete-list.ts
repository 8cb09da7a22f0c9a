import { fileAt } from "../description";
import { problemAt, type LintRule } from "../lint-rule";

/** All listed pages are described; not checked with `--partial`. */
export const completeList: LintRule = ({ description, inventory, list, complete }) => {
  if (!complete) return [];
  const described = new Set(inventory.operations.map(({ id }) => id));
  const at = { ...fileAt(description, "openapi.yaml"), path: ["paths"] };
  return list
    .filter((row) => row.method && !described.has(row.slug))
    .map((row) =>
      problemAt(description, at, {
        code: "operation-missing",
        what: `${row.slug} is not described`,
        seen: `no ${row.method} ${row.path}`,
        cause: `The list of wanted pages has ${row.slug} under "${row.tag}".`,
        fix: `operationId: ${row.slug}   # ${row.method} ${row.path}, tags: [${row.tag}]`,
      }),
    );
};
