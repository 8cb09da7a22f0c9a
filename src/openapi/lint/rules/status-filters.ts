import { child, resolve, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asText } from "../shape";

const isFilter = (parameter: DescriptionPlace) =>
  asText(child(parameter, "in").value) === "query" &&
  /(^s|S)tatus$/.test(asText(child(parameter, "name").value));

/** A filter by status takes several statuses, unless there are only two. */
export const statusFilters: LintRule = ({ description, inventory }) =>
  inventory.parameters.filter(isFilter).flatMap((parameter) => {
    const schema = resolve(description, child(parameter, "schema"));
    const statuses = asArray(child(schema, "enum").value);
    if (statuses.length < 3) return [];
    const name = asText(child(parameter, "name").value);
    return problemAt(description, child(parameter, "schema"), {
      code: "status-filter",
      what: `${name} takes only one of ${statuses.length} statuses`,
      cause: "Other lists take several, such as status=draft,active, and each call costs time.",
      fix: "style: form, explode: false, and schema: { type: array, minItems: 1, uniqueItems: true, items: … }",
    });
  });
