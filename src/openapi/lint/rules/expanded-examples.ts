import { jsonOf, namedExamples } from "../all-examples";
import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText, asTexts } from "../shape";

/** True if a value has an object at the end of a path, whatever lists lie on the way. */
const embeds = (value: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((one) => embeds(one, key ? [key, ...rest] : []));
  const inner = key ? asRecord(value)[key] : value;
  return key ? embeds(inner, rest) : inner !== null && typeof inner === "object";
};

/** An example of a read that embeds other records says with which `expand`. */
export const expandedExamples: LintRule = ({ description, inventory }) =>
  inventory.reads.flatMap(({ operation, place }) => {
    const expand = operation.parameters.find(({ value }) => asRecord(value).name === "expand");
    const names = expand ? asTexts(child(expand, "schema", "items", "enum").value) : [];
    return namedExamples(description, jsonOf(place)).flatMap(([, example]) => {
      const { summary, description: more, value } = asRecord(example.value);
      const { data, ...record } = asRecord(value);
      const shown = Array.isArray(data)
        ? names.filter((name) => asArray(data).some((row) => embeds(row, name.split("."))))
        : names.filter((name) => name !== "lines" && embeds(record, name.split(".")));
      if (!shown.length || /`(?:[^`]*&)?expand=/.test(`${asText(summary)} ${asText(more)}`))
        return [];
      return problemAt(description, example, {
        code: "expanded-example",
        what: `An example of ${operation.id} embeds ${shown.join(", ")}, and does not say how`,
        cause: "Readers who send the request without `expand` get another response.",
        fix: `description: With \`expand=${shown.join(",")}\`.`,
      });
    });
  });
