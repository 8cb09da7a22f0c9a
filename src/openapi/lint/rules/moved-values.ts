import { jsonOf, namedExamples } from "../all-examples";
import { child, resolve, type Description, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** The examples of a JSON body by name. */
const examplesAt = (description: Description, holder: DescriptionPlace): [string, DescriptionPlace][] =>
  namedExamples(description, jsonOf(holder)).map(([name, example]) => [
    name,
    child(example, "value"),
  ]);

/** True if a record has all that is sent already. Rows of a list are found by their id, if they have one. */
function hasAlready(record: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    const rows = asArray(record);
    if (!sent.length) return !rows.length;
    return sent.every((row, at) => {
      const { id, lotNumber } = asRecord(row);
      const same = (known: unknown) =>
        id ? asRecord(known).id === id : asRecord(known).lotNumber === lotNumber;
      return id || lotNumber
        ? rows.some((known) => same(known) && hasAlready(known, row))
        : rows.length === sent.length && hasAlready(rows[at], row);
    });
  }
  if (sent !== null && typeof sent === "object")
    return Object.entries(sent).every(([key, value]) => hasAlready(asRecord(record)[key], value));
  return record === sent;
}

/** The request of an update changes something in the record that the answers to its creation or an earlier change show. */
export const movedValues: LintRule = ({ description, inventory }) => {
  const made = new Map<string, unknown[]>();
  for (const { place } of inventory.responses.filter(({ status }) => status === "201"))
    for (const [, { value }] of examplesAt(description, place)) {
      const id = asText(asRecord(value).id);
      made.set(id, [...(made.get(id) ?? []), value]);
    }
  return inventory.responses
    .filter(({ operation, status }) => operation.method === "PATCH" && status === "200")
    .flatMap(({ operation, place }) => {
      const answers = new Map(examplesAt(description, place));
      const [only, ...others] = answers.values();
      const body = resolve(description, child(operation.place, "requestBody"));
      return examplesAt(description, body).flatMap(([name, request]) => {
        const { id: named, updatedAt } = asRecord(
          // The only answer belongs to the only request, whatever it is called.
          (answers.get(name) ?? (others.length ? undefined : only))?.value,
        );
        const id = asText(named);
        const before = [...answers.values()]
          .map(({ value }) => asRecord(value))
          .filter((other) => other.id === id && asText(other.updatedAt) < asText(updatedAt));
        const known = [...(made.get(id) ?? []), ...before];
        if (!id || !known.length || !known.every((record) => hasAlready(record, request.value)))
          return [];
        return problemAt(description, request, {
          code: "example-unmoved",
          what: `The request ${name} of ${operation.id} changes nothing: ${id} was made with these values`,
          cause: "Readers compare the example of the creation with that of the change.",
          fix: "Another value here, or an earlier one in the examples of the creation",
        });
      });
    });
};
