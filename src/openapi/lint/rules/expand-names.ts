import { child, fileAt, textsIn } from "../description";
import { reachableFiles } from "../reachable-files";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText, asTexts } from "../shape";

const last = (path: string) => path.split(".").at(-1);

/** Says that some operations only take the value. */
const elsewhere = /\bwhere\b|\ba single\b|\bIn lists\b/;

/**
 * A field that comes with `expand` names the value that each operation takes for it. Every read with such a field takes one,
 * unless the field says that some do not.
 */
export const expandNames: LintRule = ({ description, inventory }) => {
  const mentions = [...description.yaml.keys()]
    .filter((file) => file.startsWith("components/schemas/"))
    .flatMap((file) => textsIn(fileAt(description, file)))
    .filter(({ value }) => asText(value).includes("`expand="));
  return inventory.reads.flatMap(({ operation, place }) => {
    const expand = operation.parameters.find(({ value }) => asRecord(value).name === "expand");
    const schema = child(place, "content", "application/json", "schema");
    const files = reachableFiles(description, schema);
    if (!expand) {
      const text = mentions.find(
        ({ file, value }) => files.has(file) && !elsewhere.test(asText(value)),
      );
      // "The item is always embedded; no `expand` is needed."
      const isTold = asText(asRecord(operation.place.value).description).includes("no `expand`");
      if (!text || isTold) return [];
      return problemAt(description, operation.place, {
        code: "expand-name",
        what: `${operation.id} takes no expand, but a field of its response comes with it`,
        cause: `${text.file}: ${asText(text.value)}`,
        fix: "parameters: - name: expand   # as at other reads of the same record",
      });
    }
    const taken = asTexts(child(expand, "schema", "items", "enum").value);
    return mentions
      .filter(({ file }) => files.has(file))
      .flatMap((text) => {
        const named = [...asText(text.value).matchAll(/`expand=([\w.]+)`/g)].map(
          ([, value = ""]) => value,
        );
        const meant = taken.find((one) => named.some((name) => last(name) === last(one)));
        if (named.some((name) => taken.includes(name))) return [];
        if (!meant && elsewhere.test(asText(text.value))) return [];
        return problemAt(description, text, {
          code: "expand-name",
          what: `A field says that it comes with expand=${named.join(", ")}, but not with that of ${operation.id}`,
          cause: `${operation.id} takes ${taken.join(", ")}.`,
          fix: `description: … with \`expand=${named[0]}\`${meant ? `, or \`expand=${meant}\` where lines are read on their own` : " where the call takes it"}.`,
        });
      });
  });
};
