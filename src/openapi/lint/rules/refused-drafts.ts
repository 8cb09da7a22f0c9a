import { child } from "../parsed-description";
import { demoRecords } from "../demo-values";
import { examplesOf, problemJsonOf } from "../all-examples";
import { recordIdsIn } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** Where only drafts are accepted, what is refused for another reason is a draft. */
export const refusedDrafts: LintRule = ({ description, inventory }) => {
  const records = demoRecords(description);
  return inventory.responses
    .filter(({ status }) => status === "409")
    .flatMap(({ operation, place }) => {
      const notDraft = asArray(asRecord(place.value)["x-error-codes"])
        .map(asText)
        .find((code) => /\bnot-draft$/.test(code));
      if (!notDraft) return [];
      return examplesOf(description, problemJsonOf(place)).flatMap((example) => {
        const { code, instance } = asRecord(example.value);
        const own = recordIdsIn(asText(instance)).at(-1);
        const { status } = records.get(own ?? "") ?? {};
        if (code === notDraft || status === undefined || status === "draft") return [];
        return problemAt(description, child(example, "instance"), {
          code: "refused-draft",
          what: `${operation.id} refuses ${own} with ${asText(code)}, and it is ${asText(status)}`,
          cause: `Only drafts are accepted, so this record is refused with ${notDraft}.`,
          fix: "instance: …   # with the id of a draft",
        });
      });
    });
};
