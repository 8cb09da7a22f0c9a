import { child, fileAt, textsIn } from "../description";
import { reachableFiles } from "../reachable-files";
import { problemAt, type LintRule } from "../lint-rule";
import { sentencesOf } from "../sentences";
import { asText } from "../shape";
import { isLeftOut } from "./left-out-fields";

/** A sentence that says that a read shows some users less. */
const hides = (sentence: string) =>
  /\b(may not see|right to see)\b/.test(sentence) &&
  /\b(costs?|prices?|balances?|pay|bank)\b/i.test(sentence) &&
  !sentence.includes("403");

/** What a read says to leave out for some users is told by its fields, too. */
export const hiddenFields: LintRule = ({ description, inventory }) =>
  inventory.reads.flatMap(({ operation, place }) => {
    const text = child(operation.place, "description");
    const sentence = sentencesOf(asText(text.value)).find(hides);
    const schema = child(place, "content", "application/json", "schema");
    const files = sentence ? [...reachableFiles(description, schema)] : [];
    const told = files.some((file) =>
      textsIn(fileAt(description, file)).some(({ value }) => isLeftOut(asText(value))),
    );
    if (!sentence || told) return [];
    return problemAt(description, text, {
      code: "hidden-field",
      what: `${operation.id} hides values, but none of its fields says so`,
      seen: sentence.trim(),
      cause: "Programs need to know which fields can be missing, and must not require them.",
      fix: "description: … Left out if the user may not see costs.   # at each field that is hidden",
    });
  });
