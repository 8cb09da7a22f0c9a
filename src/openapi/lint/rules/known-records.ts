import { demoObjects, demoRecords } from "../demo-values";
import { children, type DescriptionPlace } from "../parsed-description";
import { isRecordId } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** The ids that a record names. The record's own is its name, and who changed it is not a record. */
function idsIn(place: DescriptionPlace): DescriptionPlace[] {
  if (typeof place.value === "string") return isRecordId(place.value) ? [place] : [];
  return children(place)
    .filter(([key]) => !/^(?:id|createdBy|updatedBy)$/.test(key))
    .flatMap(([, value]) => idsIn(value));
}

/** A record of the demo company names no record that was made after its last change. */
export const knownRecords: LintRule = ({ description }) => {
  const records = demoRecords(description);
  return demoObjects(description).flatMap((record) => {
    const moment = asText(asRecord(record.value).updatedAt);
    if (!moment) return [];
    return idsIn(record).flatMap((place) => {
      const made = asText(records.get(asText(place.value))?.createdAt);
      if (made <= moment) return [];
      return problemAt(description, place, {
        code: "later-record",
        what: `A record of ${moment} names ${asText(place.value)}, which was made at ${made}`,
        cause: "Nobody can name a record before it exists, and readers compare both pages.",
        fix: "An earlier createdAt of the named record, or a later updatedAt of this one",
      });
    });
  });
};
