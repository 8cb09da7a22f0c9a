import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** `x-enumDescriptions` describes exactly the values of the enum. */
export const enumDescriptions: LintRule = ({ description, inventory }) =>
  inventory.schemas.flatMap(({ place }) => {
    const { enum: values, "x-enumDescriptions": texts } = asRecord(place.value);
    if (values === undefined) return [];
    const names = asArray(values).map(String);
    const known = asRecord(texts);
    const lacking = names.filter((name) => name !== "null" && !asText(known[name]).trim());
    const extra = Object.keys(known).filter((name) => !names.includes(name));
    if (!lacking.length && !extra.length) return [];
    const causes = [
      lacking.length ? `Without a text: ${lacking.join(", ")}.` : "",
      extra.length ? `No values of the enum: ${extra.join(", ")}.` : "",
    ];
    const lines = lacking.map((name) => `\n  ${name}: What it means for the reader.`);
    return problemAt(
      description,
      child(place, texts === undefined ? "enum" : "x-enumDescriptions"),
      {
        code: "enum-descriptions",
        what: "The values of an enum and their descriptions differ",
        cause: causes.filter(Boolean).join(" "),
        fix: lacking.length
          ? `x-enumDescriptions:${lines.join("")}`
          : `Remove ${extra.join(", ")} from x-enumDescriptions.`,
      },
    );
  });
