import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asText, asTexts } from "../shape";

const turned = (key: string) => (key.startsWith("-") ? key.slice(1) : `-${key}`);

/** A list that can be sorted by a field can be sorted by it both ways. */
export const sortDirections: LintRule = ({ description, inventory }) =>
  inventory.parameters
    .filter((parameter) => asText(child(parameter, "name").value) === "sort")
    .flatMap((parameter) => {
      const keys = child(parameter, "schema", "items", "enum");
      const missing = asTexts(keys.value)
        .map(turned)
        .filter((key) => !asTexts(keys.value).includes(key));
      if (!missing.length) return [];
      return problemAt(description, keys, {
        code: "sort-direction",
        what: `A list cannot be sorted by ${missing.join(", ")}`,
        cause: "Readers know from other lists that a hyphen sorts descending.",
        fix: `enum: [${[...asTexts(keys.value), ...missing].join(", ")}]`,
      });
    });
