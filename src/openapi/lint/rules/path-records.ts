import { child, resolve, textsIn, type Place } from "../description";
import { demoRecords } from "../demo-values";
import { examplesOf } from "../all-examples";
import type { Operation } from "../inventory";
import { problemAt } from "../problem-at";
import type { Rule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

const prefixOf = (id: string) => /^[a-z]{3}_/.exec(id)?.[0];

/** The parameter that a path ends in, or that comes last in it. */
const lastParameter = ({ path, parameters }: Operation): Place | undefined => {
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  return parameters.findLast(({ value }) => asRecord(value).name === name);
};

/** The record that a path names is in an answer of one of its operations, if the answers tell. */
export const pathRecords: Rule = ({ description, inventory }) => {
  const holders = new Map<string, string[]>();
  for (const [id, record] of demoRecords(description))
    for (const row of Object.values(record).flatMap((value) => asArray(value).map(asRecord)))
      holders.set(asText(row.id), [...(holders.get(asText(row.id)) ?? []), id]);
  /** Ids of one kind in an answer, with those of the records that its rows belong to; of a number, its own. */
  const named = (answer: Place, prefix: string | undefined, name: string) => {
    const own = asRecord(answer.value)[name];
    if (!prefix) return typeof own === "string" ? [own] : [];
    return textsIn(answer)
      .map(({ value }) => asText(value))
      .flatMap((text) => [text, ...(holders.get(text) ?? [])])
      .filter((text) => text.startsWith(prefix));
  };
  const paths = new Map(inventory.operations.map((operation) => [operation.path, operation]));
  return [...paths.values()].flatMap((operation) => {
    const parameter = lastParameter(operation);
    const example = parameter && child(parameter, "example");
    const prefix = prefixOf(asText(example?.value));
    if (!example) return [];
    const name = asText(asRecord(parameter.value).name);
    const ids = inventory.responses
      .filter(({ operation: { path }, status }) => path === operation.path && status < "300")
      .flatMap(({ place }) =>
        examplesOf(description, child(resolve(description, place), "content", "application/json")),
      )
      .flatMap((answer) => named(answer, prefix, name));
    const [first] = ids;
    if (!first || ids.includes(asText(example.value))) return [];
    return problemAt(description, example, {
      code: "path-record",
      what: `No answer at ${operation.path} is about the record that the path names`,
      cause: "Readers compare the answer with the address that it answers.",
      fix: `example: ${first}   # of a parameter of this path alone, if others share it`,
    });
  });
};
