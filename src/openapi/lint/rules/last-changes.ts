import { child } from "../description";
import { demoObjects } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** Days and moments that are written into a record, which changes it. */
const written =
  /^(?:reconciledOn|fromReconciledOn|toReconciledOn|(?:issued|authorized|accepted|approved|paid|completed|closed|cancelled)At)$/;

/** A record has nothing that happened after its last change: no reconciliation or step that is later than its `updatedAt`. */
export const lastChanges: LintRule = ({ description }) =>
  demoObjects(description).flatMap((record) => {
    const { updatedAt, ...fields } = asRecord(record.value);
    const at = asText(updatedAt);
    return Object.entries(fields)
      .filter(([key, value]) => at && written.test(key) && asText(value) > at)
      .map(([key, value]) =>
        problemAt(description, child(record, key), {
          code: "last-change",
          what: `${key} is ${asText(value)}, but the record was last changed at ${at}`,
          cause: "Such a step changes the record, so `updatedAt` is not earlier.",
          fix: `updatedAt: '…'   # at or after ${asText(value)}`,
        }),
      );
  });
