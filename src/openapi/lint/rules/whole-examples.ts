import { child, children, type DescriptionPlace } from "../description";
import { fieldsOf, keywordsOf } from "../described-fields";
import { examplesOf, jsonOf } from "../all-examples";
import type { Problem } from "../../../problems/problem";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";

/** What a description says of a field that is not always there. */
const comesSometimes =
  /`expand=|\b(only (with|on)|absent|leaves? (it|them) out|left out|when you ask)\b/i;

/** The example of a read shows every field of its record, except deprecated ones and those whose description says when they come. */
export const wholeExamples: LintRule = ({ description, inventory }) => {
  const check = (schemas: readonly DescriptionPlace[], record: DescriptionPlace): Problem[] => {
    const { properties } = fieldsOf(description, schemas, record.value);
    return [...properties].flatMap(([key, places]) => {
      const said = (keyword: string) => keywordsOf(description, places, keyword);
      if (child(record, key).value !== undefined) return [];
      if (said("writeOnly").includes(true) || said("deprecated").includes(true)) return [];
      if (said("description").some((text) => comesSometimes.test(asText(text)))) return [];
      return problemAt(description, record, {
        code: "example-incomplete",
        what: `An example leaves out ${key}`,
        cause: `Its description, in openapi/${places[0]?.file}, does not say when it is absent.`,
        fix: `${key}: …   # or describe when it is absent`,
      });
    });
  };
  return inventory.reads.flatMap(({ place }) => {
    const media = jsonOf(place);
    const schema = child(media, "schema");
    return examplesOf(description, media).flatMap((value) => {
      const rows = fieldsOf(description, [schema], value.value).properties.get("data");
      const { items } = rows ? fieldsOf(description, rows, []) : { items: [] };
      if (!rows) return check([schema], value);
      return children(child(value, "data"))
        .slice(0, 1)
        .flatMap(([, row]) => check(items, row));
    });
  });
};
