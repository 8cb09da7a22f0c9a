import { examplesOf, jsonOf } from "../all-examples";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** The record that the first answer of a call shows is the one that its path names. */
export const shownRecords: LintRule = ({ description, inventory }) =>
  inventory.operations.flatMap(({ id, path, place, parameters }) => {
    const name = /\{([^}]+)\}$/.exec(path)?.[1];
    const inPath = parameters.filter(({ value }) => asRecord(value).name === name).at(-1);
    const success = inventory.responses.find(
      ({ operation, status }) => operation.id === id && status.startsWith("2"),
    );
    if (!inPath || !success) return [];
    const [example] = examplesOf(description, jsonOf(success.place));
    const record = asRecord(example?.value);
    const asked = asText(asRecord(inPath.value).example);
    if (!("id" in record) || !asked || Object.values(record).includes(asked)) return [];
    const shown = asText(record.id);
    const { in: where, required, schema } = asRecord(inPath.value);
    return problemAt(description, place, {
      code: "shown-record",
      what: `${id} asks for ${asked}, and its response shows ${shown}`,
      cause: "The example of the path is that of another call on the same path.",
      fix: `parameters:\n  - name: ${name}\n    in: ${asText(where)}\n    required: ${String(required)}\n    description: …\n    schema: ${JSON.stringify(schema)}\n    example: ${shown}`,
    });
  });
