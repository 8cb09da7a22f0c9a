import { child, textsIn, type DescriptionPlace } from "../parsed-description";
import { demoRecords } from "../demo-values";
import { examplesOf, jsonOf } from "../all-examples";
import type { LintedOperation } from "../inventory";
import { isRecordId, prefixOf } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

/** The parameter that a path ends in, or that comes last in it. */
const lastParameter = ({ path, parameters }: LintedOperation): DescriptionPlace | undefined => {
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  return parameters.findLast(({ value }) => asRecord(value).name === name);
};

/** The first answer of an operation is about the record that its path names, if it tells. */
export const pathRecords: LintRule = ({ description, inventory }) => {
  const holders = new Map<string, string[]>();
  for (const [id, record] of demoRecords(description))
    for (const row of Object.values(record).flatMap((value) => asArray(value).map(asRecord)))
      holders.set(asText(row.id), [...(holders.get(asText(row.id)) ?? []), id]);
  /** Ids of one kind in an answer, with those of the records that its rows belong to; of a number, its own. */
  const named = (answer: DescriptionPlace, prefix: string | undefined, name: string) => {
    const own = asRecord(answer.value)[name];
    if (!prefix) return typeof own === "string" ? [own] : [];
    return textsIn(answer)
      .map(({ value }) => asText(value))
      .flatMap((text) => [text, ...(holders.get(text) ?? [])])
      .filter((text) => text.startsWith(prefix));
  };
  return inventory.operations.flatMap((operation) => {
    const parameter = lastParameter(operation);
    const example = parameter && child(parameter, "example");
    const prefix = isRecordId(example?.value) ? prefixOf(example.value) : undefined;
    if (!example) return [];
    const name = asText(asRecord(parameter.value).name);
    const [answer] = inventory.responses
      .filter((response) => response.operation === operation && response.status < "300")
      .flatMap(({ place }) => examplesOf(description, jsonOf(place)));
    const ids = answer ? named(answer, prefix, name) : [];
    const [first] = ids;
    if (!first || ids.includes(asText(example.value))) return [];
    return problemAt(description, example, {
      code: "path-record",
      what: `The first response of ${operation.id} is not about the record that its path names`,
      cause: "Pages show it below the call, with the address that returns it.",
      fix: `example: ${first}   # of a parameter of this operation alone, if others share it`,
    });
  });
};
