import { jsonOf, namedExamples } from "../all-examples";
import { child } from "../description";
import { demoRecords, objectsIn } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { rowsOf } from "../rows-of";
import { asRecord, asText } from "../shape";

type Records = ReturnType<typeof demoRecords>;

/** The documents that a document names in fields of its own. */
function namedBy(document: Record<string, unknown>, records: Records) {
  return Object.entries(document).flatMap(([key, id]) => {
    const named = key.endsWith("Id") ? records.get(asText(id)) : undefined;
    return named?.status && named.documentNumber ? [named] : [];
  });
}

/** The documents that have changed another one after its `updatedAt`, by the id of that one, and of what changes with it. */
function laterDocuments(records: Records): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const document of records.values()) {
    const at = asText(document.completedAt);
    if (!at || !document.documentNumber) continue;
    for (const changed of namedBy(document, records)) {
      if (asText(changed.updatedAt) >= at) continue;
      // A plan counts what its work order has finished, at the same moment.
      const together = namedBy(changed, records).filter(
        ({ updatedAt }) => updatedAt === changed.updatedAt,
      );
      for (const one of [changed, ...together]) found.set(asText(one.id), document);
    }
  }
  return found;
}

/** What a line that is read on its own, without the moment of its document, has otherwise than the demo company. */
function changedField(line: Record<string, unknown>, demo: Record<string, unknown>) {
  if ("updatedAt" in line || "updatedAt" in demo || !("lineNumber" in demo)) return undefined;
  const isPlain = (value: unknown) => !Array.isArray(value) && value !== undefined;
  return Object.keys(line).find(
    (key) =>
      isPlain(line[key]) &&
      isPlain(demo[key]) &&
      JSON.stringify(line[key]) !== JSON.stringify(demo[key]),
  );
}

/** An example of a read that shows a record at another moment than the demo company, or before a later document has changed it, says of which day it is. */
export const datedStates: LintRule = ({ description, inventory }) => {
  const records = demoRecords(description);
  const later = laterDocuments(records);
  return inventory.reads
    .flatMap(({ place }) => namedExamples(description, jsonOf(place)))
    .flatMap(([, example]) => {
      if (/\b\d{4}-\d{2}-\d{2}\b(?!T)/.test(asText(asRecord(example.value).description))) return [];
      const value = child(example, "value");
      const lines = rowsOf(value).flatMap((row) => {
        const line = asRecord(row.value);
        const field = changedField(line, records.get(asText(line.id)) ?? {});
        if (!field) return [];
        return problemAt(description, child(row, field), {
          code: "dated-state",
          what: `${field} of ${asText(line.id)} differs from the demo company`,
          cause: "Readers also see the line in its document, as it is in the demo company.",
          fix: "description: As of 2026-03-10, before …, or the value of the demo company",
        });
      });
      const whole = objectsIn(value).flatMap((row) => {
        const { id, updatedAt, ...record } = asRecord(row.value);
        const demo = records.get(asText(id));
        const day = asText(updatedAt).slice(0, 10);
        if (!day || !demo?.updatedAt) return [];
        const changing = record.status ? later.get(asText(id)) : undefined;
        const isOther = updatedAt !== demo.updatedAt;
        if (!isOther && !changing) return [];
        return problemAt(description, example, {
          code: "dated-state",
          what: `${asText(record.documentNumber ?? id)} is shown as it was on ${day}`,
          cause: isOther
            ? `The demo company has it as it is since ${asText(demo.updatedAt)}, and readers see both.`
            : `${asText(changing?.documentNumber)} has changed it later, and readers see both.`,
          fix: `description: As of ${day}, before …`,
        });
      });
      const { asOf } = asRecord(value.value);
      const quantities = rowsOf(value).flatMap((row) => {
        const { id, updatedAt, sku } = asRecord(row.value);
        if (id || !updatedAt || !sku || asOf) return [];
        return problemAt(description, example, {
          code: "dated-state",
          what: `The quantities of ${asText(sku)} are those of ${asText(updatedAt)}`,
          cause: "Later documents of the demo company have moved the item, and readers see both.",
          fix: `description: As of ${asText(updatedAt).slice(0, 10)}, before …`,
        });
      });
      return [...lines, ...whole, ...quantities];
    });
};
