import { child } from "../description";
import { describedSchemas } from "../described-fields";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** A text does not repeat the constant or the default of its schema, which pages show behind it. */
export const saidOnce: LintRule = ({ description, inventory }) =>
  describedSchemas(inventory).flatMap(({ place, schema }) => {
    const { const: constant, default: standard } = asRecord(schema.value);
    const text = child(place, "description");
    const repeats = (word: string, value: unknown) =>
      value !== undefined && asText(text.value).includes(`${word} \`${String(value)}\``);
    if (!repeats("Always", constant) && !repeats("The default is", standard)) return [];
    return problemAt(description, text, {
      code: "said-once",
      what: `A text repeats the ${constant === undefined ? "default" : "constant"} of its schema`,
      cause: "Pages show it behind the text, so readers see it twice.",
      fix: "Say what the value means: Says that the customer is an organization.",
    });
  });
