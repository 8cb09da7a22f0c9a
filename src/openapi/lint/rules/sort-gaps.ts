import { child, resolve } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { isNullable, rowProperties } from "../schema-properties";
import { asRecord, asText, asTexts } from "../shape";

/** How the text of a sort key ends that says where rows without a value are: `; without expiry last.` */
const told = /[;,] ([^;,]+) (first|last)\.$/;

/** A list that is sorted by a field which can be `null` says where the rows without a value are. */
export const sortGaps: LintRule = ({ description, inventory }) =>
  inventory.reads.flatMap(({ operation, place }) => {
    const sort = operation.parameters.find(({ value }) => asRecord(value).name === "sort");
    if (!sort) return [];
    const keys = child(resolve(description, child(sort, "schema")), "items");
    const texts = child(keys, "x-enumDescriptions");
    const gapOf = (key: string) => told.exec(asText(asRecord(texts.value)[key]));
    const fields = rowProperties(description, place);
    const hasGaps = (key: string) =>
      fields.some(([name, field]) => name === key && isNullable(resolve(description, field)));
    return asTexts(child(keys, "enum").value)
      .filter((key) => !key.startsWith("-") && hasGaps(key))
      .flatMap((key) => {
        const [up, down] = [gapOf(key), gapOf(`-${key}`)];
        if (up?.[2] === "last" && down?.[2] === "first" && up[1] === down[1]) return [];
        return problemAt(description, child(texts, key), {
          code: "sort-gap",
          what: `${operation.id} does not say where rows without ${key} are when it is the order`,
          cause:
            "They are last, and first when descending, which surprises readers who want the latest.",
          fix: `${key}: By …, earliest first; without one last.\n-${key}: By …, latest first; without one first.`,
        });
      });
  });
