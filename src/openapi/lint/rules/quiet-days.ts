import { child, resolve } from "../description";
import { examplesOf, jsonOf } from "../all-examples";
import { problemAt, type LintRule } from "../lint-rule";
import { propertiesOf } from "../schema-properties";
import { rowsOf } from "../rows-of";
import { asRecord, asText } from "../shape";

/** A day or moment in a record that is later than its `updatedAt` has a description that says why. */
export const quietDays: LintRule = ({ description, inventory }) => {
  const told = new Set<string>();
  return inventory.reads.flatMap(({ place }) => {
    const media = jsonOf(place);
    const whole = new Map(propertiesOf(description, child(media, "schema")));
    const data = whole.get("data");
    const fields = data
      ? new Map(propertiesOf(description, child(resolve(description, data), "items")))
      : whole;
    return examplesOf(description, media)
      .flatMap(rowsOf)
      .flatMap((row) => {
        const { updatedAt, ...record } = asRecord(row.value);
        const day = asText(updatedAt).slice(0, 10);
        return Object.entries(record).flatMap(([key, value]) => {
          const field = fields.get(key);
          const { readOnly, description: text } = asRecord(field?.value);
          const isLater =
            day && /^\d{4}-\d\d-\d\d/.test(asText(value)) && asText(value).slice(0, 10) > day;
          if (
            !field ||
            !isLater ||
            !readOnly ||
            /`(?:updatedAt|ETag)`|as (?:asked for|requested)/.test(asText(text))
          )
            return [];
          const at = `${field.file} ${key}`;
          if (told.has(at)) return [];
          told.add(at);
          return problemAt(description, field, {
            code: "quiet-day",
            what: `${key} is ${asText(value)} in a record that was last changed on ${day}`,
            cause: "Whoever polls with updatedSince has to know that it comes without a change.",
            fix: "… It does not touch `updatedAt`.",
          });
        });
      });
  });
};
