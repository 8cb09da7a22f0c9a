import { child } from "../description";
import { demoObjects, demoRecords } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** A document posts while it is made or changed: its entry is not older than it, and not newer than its last change. */
export const entryMoments: LintRule = ({ description }) => {
  const documents = demoRecords(description);
  return demoObjects(description).flatMap((entry) => {
    const { origin, source, documentNumber, createdAt } = asRecord(entry.value);
    if (origin !== "document" || !createdAt) return [];
    const document = documents.get(asText(asRecord(source).id)) ?? {};
    const { createdAt: from, updatedAt: to } = document;
    const at = asText(createdAt);
    if (!from || !to || (at >= asText(from) && at <= asText(to))) return [];
    return problemAt(description, child(entry, "createdAt"), {
      code: "entry-moment",
      what: `${asText(documentNumber)} was posted at ${at}, and its document is of ${asText(from)}`,
      cause: `${asText(document.documentNumber)} has posted it when it was made or changed, which was until ${asText(to)}.`,
      fix: `createdAt: '${asText(from)}'`,
    });
  });
};
