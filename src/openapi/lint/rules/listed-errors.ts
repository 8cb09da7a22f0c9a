import { allExamples } from "../all-examples";
import { catalogEntry } from "../error-catalog";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** An example has `errors` where the catalog says what `errors` of its code lists. */
export const listedErrors: LintRule = ({ description, inventory }) =>
  allExamples(description, inventory).flatMap(({ value }) => {
    const { code, status, errors } = asRecord(value.value);
    if (!/^4/.test(String(status)) || asArray(errors).length) return [];
    if (!catalogEntry(description, asText(code)).includes("`errors`")) return [];
    return problemAt(description, value, {
      code: "errors-missing",
      what: `A refusal with ${asText(code)} lists no errors`,
      cause: "The error catalog says what `errors` names, and readers look for it.",
      fix: "errors:\n  - rule: state\n    message: What is in the way.",
    });
  });
