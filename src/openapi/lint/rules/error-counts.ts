import { allExamples } from "../all-examples";
import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** "2 values were refused.", "1 of 4 components is short": as many as the example lists. */
const counted =
  /^(\d+) (?:of \d+ )?(?:values?|lines?|rows?|operations?|components?|answers?|work (?:orders|centers)) (?!ha[sd]|have)/;

/** The number of errors that a refusal tells is the number of those it lists. */
export const errorCounts: LintRule = ({ description, inventory }) =>
  allExamples(description, inventory).flatMap(({ value }) => {
    const { detail, errors } = asRecord(value.value);
    const [, told] = counted.exec(asText(detail)) ?? [];
    if (told === undefined || !Array.isArray(errors) || errors.length === Number(told)) return [];
    return problemAt(description, child(value, "detail"), {
      code: "error-count",
      what: `A refusal speaks of ${told} and lists ${errors.length}`,
      cause: "`errors` has one entry for each place that was refused.",
      fix: `detail: ${asText(detail).replace(told, String(errors.length))}   # or list all of them`,
    });
  });
