import { jsonOf, namedExamples } from "../all-examples";
import { child, resolve } from "../description";
import { demoRecords } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** True if a value has all that another one has, which may tell less. */
function holds(whole: unknown, part: unknown): boolean {
  const isMap = (value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (isMap(whole) && isMap(part))
    return Object.entries(part as object).every(([key, value]) =>
      holds(asRecord(whole)[key], value),
    );
  return JSON.stringify(whole) === JSON.stringify(part);
}

/**
 * The answer to an update that gives a demo record a value which it does not have later says so. Otherwise, readers who
 * compare it with other examples take one of them for a mistake.
 */
export const toldChanges: LintRule = ({ description, inventory }) => {
  return inventory.responses
    .filter(({ operation, status }) => /^(?:PATCH|PUT)$/.test(operation.method) && status === "200")
    .flatMap(({ operation, place }) => {
      const body = resolve(description, child(operation.place, "requestBody"));
      const sent = new Map(namedExamples(description, jsonOf(body)));
      return namedExamples(description, jsonOf(place)).flatMap(([name, example]) => {
        const { id, updatedAt, ...shown } = asRecord(child(example, "value").value);
        const record = demoRecords(description).get(asText(id));
        const request = sent.get(name);
        if (!record || !request || asRecord(example.value).description) return [];
        if (asText(record.updatedAt) >= asText(updatedAt)) return [];
        const other = Object.keys(asRecord(child(request, "value").value)).find(
          (key) => key in shown && key in record && !holds(record[key], shown[key]),
        );
        if (other === undefined) return [];
        return problemAt(description, child(example, "value", other), {
          code: "change-untold",
          what: `${other} of ${asText(id)} is changed here, and no later example knows it`,
          cause: "The record of the demo company has another value and was not changed later.",
          fix: `description: In the other examples ${other} stays as it was.   # what it is`,
        });
      });
    });
};
