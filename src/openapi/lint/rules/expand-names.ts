import { child, fileAt, textsIn } from "../description";
import { problemAt } from "../problem-at";
import { reachableFiles } from "../reachable-files";
import type { Rule } from "../lint-rule";
import { asRecord, asText, asTexts } from "../shape";

const last = (path: string) => path.split(".").at(-1);

/** True if a text says that its `expand` is one of other operations. */
const isOfOthers = (text: string, named: readonly string[], id: string) =>
  /in lists only/i.test(text) ||
  (named.length === 1 && text.includes("on their own")) ||
  text.includes(`/docs/api/${id})`);

/** A field that comes with `expand` names the value that each operation takes for it. */
export const expandNames: Rule = ({ description, inventory }) => {
  const mentions = [...description.yaml.keys()]
    .filter((file) => file.startsWith("components/schemas/"))
    .flatMap((file) => textsIn(fileAt(description, file)))
    .filter(({ value }) => asText(value).includes("`expand="));
  return inventory.reads.flatMap(({ operation, place }) => {
    const expand = operation.parameters.find(({ value }) => asRecord(value).name === "expand");
    const taken = expand ? asTexts(child(expand, "schema", "items", "enum").value) : [];
    const schema = child(place, "content", "application/json", "schema");
    const files = reachableFiles(description, schema);
    return mentions
      .filter(({ file }) => files.has(file))
      .flatMap((text) => {
        const named = [...asText(text.value).matchAll(/`expand=([\w.]+)`/g)].map(
          ([, value = ""]) => value,
        );
        if (named.some((name) => taken.includes(name))) return [];
        const meant = taken.find((one) => named.some((name) => last(name) === last(one)));
        if (!meant)
          return isOfOthers(asText(text.value), named, operation.id)
            ? []
            : problemAt(description, text, {
                code: "expand-missing",
                what: `A field says that it comes with expand=${named.join(", ")}, which ${operation.id} does not take`,
                cause: "The parameter is missing there, or the field comes elsewhere only.",
                fix: `Add ${named.join(" or ")} to the parameter \`expand\` of ${operation.id}, or say in the description where the field comes.`,
              });
        return problemAt(description, text, {
          code: "expand-name",
          what: `A field says that it comes with expand=${named.join(", ")}, but not with that of ${operation.id}`,
          cause: `${operation.id} takes ${taken.join(", ")}.`,
          fix: `description: … with \`expand=${named[0]}\`, or \`expand=${meant}\` where lines are read on their own.`,
        });
      });
  });
};
