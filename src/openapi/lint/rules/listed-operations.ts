import { didYouMean } from "../../../problems/did-you-mean";
import { child } from "../description";
import { asTexts, asRecord } from "../shape";
import { problemAt, type LintRule } from "../lint-rule";

/** Every operation is in the list of wanted pages, with the same method, path, and tag. */
export const listedOperations: LintRule = ({ description, inventory, list }) => {
  const bySlug = new Map(list.filter((row) => row.method).map((row) => [row.slug, row]));
  return inventory.operations.flatMap((operation) => {
    const { id, method, path, place } = operation;
    const at = child(place, "operationId");
    const row = bySlug.get(id);
    const tags = asTexts(asRecord(place.value).tags);
    if (!row) {
      const same = list.find((other) => other.method === method && other.path === path);
      const near = same?.slug ?? didYouMean(id, bySlug.keys());
      return problemAt(description, at, {
        code: "operation-not-listed",
        what: `${method} ${path} has an operationId that no page of the list has`,
        cause: same
          ? `The list calls ${method} ${path} "${same.slug}".`
          : `The list has neither "${id}" nor ${method} ${path}.`,
        fix: near ? `operationId: ${near}` : "Remove the operation.",
      });
    }
    if (row.method !== method || row.path !== path)
      return problemAt(description, at, {
        code: "operation-elsewhere",
        what: `${id} stands under another path or method than in the list`,
        seen: `${method} ${path}`,
        cause: `The list has ${id} as ${row.method} ${row.path}.`,
        fix: `${row.method} ${row.path}`,
      });
    if (tags.length !== 1 || tags[0] !== row.tag)
      return problemAt(description, child(place, "tags"), {
        code: "operation-tag",
        what: `${id} has another tag than in the list`,
        cause: `The list has ${id} under "${row.tag}", and only there.`,
        fix: `tags: [${row.tag}]`,
      });
    return [];
  });
};
