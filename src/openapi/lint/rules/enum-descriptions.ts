import { problemAt } from "../problem-at";
import type { Rule } from "../rule";
import { asArray, asRecord, asText } from "../shape";

/** `x-enumDescriptions` has a text for exactly the values of the enum. */
export const enumDescriptions: Rule = ({ description, inventory }) =>
  inventory.schemas.flatMap(({ place }) => {
    const { enum: values, "x-enumDescriptions": texts } = asRecord(place.value);
    if (values === undefined) return [];
    const names = asArray(values).map(String);
    const known = asRecord(texts);
    const lacking = names.filter((name) => name !== "null" && !asText(known[name]).trim());
    const extra = Object.keys(known).filter((name) => !names.includes(name));
    if (!lacking.length && !extra.length) return [];
    const key = texts === undefined ? "enum" : "x-enumDescriptions";
    return [
      problemAt(
        description,
        { ...place, path: [...place.path, key] },
        {
          code: "enum-descriptions",
          what: "The values of an enum and their descriptions differ",
          cause: [
            lacking.length ? `Without a text: ${lacking.join(", ")}.` : "",
            extra.length ? `No values of the enum: ${extra.join(", ")}.` : "",
          ]
            .filter(Boolean)
            .join(" "),
          fix: lacking.length
            ? [
                "x-enumDescriptions:",
                ...lacking.map((name) => `  ${name}: What it means for the reader.`),
              ].join("\n")
            : `Remove ${extra.join(", ")} from x-enumDescriptions.`,
        },
      ),
    ];
  });
