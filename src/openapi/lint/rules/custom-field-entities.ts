import { child, children, fileAt } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asTexts } from "../shape";

const kindOf = (file: string) =>
  /([A-Za-z]+?)(?:Header)?Fields\.yaml$/
    .exec(file)?.[1]
    ?.replace(/(?<=[a-z])[A-Z]/g, "_$&")
    .toLowerCase();

/** The kinds of records that a custom field can be made for are those with `customFields`. */
export const customFieldEntities: LintRule = ({ description, inventory }) => {
  const having = new Map(
    inventory.schemas
      .filter(({ property }) => property === "customFields")
      .flatMap(({ place }) => {
        const kind = kindOf(place.file);
        return kind ? [[kind, place] as const] : [];
      }),
  );
  return [...description.yaml.keys()]
    .filter((file) => file.endsWith("/CustomFieldEntityType.yaml"))
    .flatMap((file) => {
      const kinds = child(fileAt(description, file), "enum");
      const listed = asTexts(kinds.value);
      const words = {
        code: "custom-field-entity",
        cause: `openapi/${file} lists the kinds of records that have \`customFields\`.`,
      };
      return [
        ...[...having]
          .filter(([kind]) => !listed.includes(kind))
          .map(([kind, place]) =>
            problemAt(description, place, {
              ...words,
              what: `No custom field can be made for ${kind}, which has customFields`,
              fix: `enum: [${[...listed, kind].join(", ")}]`,
            }),
          ),
        ...children(kinds)
          .filter(([, { value }]) => !having.has(String(value)))
          .map(([, place]) =>
            problemAt(description, place, {
              ...words,
              what: `The kind ${String(place.value)} has no customFields`,
              fix: "Remove it, or describe customFields in its schema.",
            }),
          ),
      ];
    });
};
