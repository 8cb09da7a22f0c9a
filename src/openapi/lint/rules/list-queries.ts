import { jsonOf, namedExamples } from "../all-examples";
import type { DescriptionPlace } from "../parsed-description";
import { demoRecords } from "../demo-values";
import { parameterNames, type LintedOperation } from "../inventory";
import { defaultSort, mayFollow } from "../list-order";
import { prefixOf } from "../../record-ids";
import { problemAt, type LintRule } from "../lint-rule";
import { asArray, asRecord, asText } from "../shape";

type Row = Record<string, unknown>;

/** Parameters that leave out no record. */
const harmless = ["expand", "fields", "sort", "limit"];

/** `status=open,draft&limit=2` in backticks, as pairs. */
const pairsIn = (text: string) =>
  [...text.matchAll(/`\??([^`\s]+=[^`]*)`/g)]
    .flatMap(([, query = ""]) => query.split("&"))
    .map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)] as const);

/** Whether a record has what a filter asks for; `undefined` if its name does not tell. */
function passes(record: Row, name: string, value: string): boolean | undefined {
  if (harmless.includes(name)) return true;
  const [, field = "", end] = /^(.*?)(From|To)?$/.exec(name) ?? [];
  const own = record[field];
  if (typeof own === "boolean") return String(own) === value;
  if (typeof own !== "string") return undefined;
  if (end) return end === "From" ? own >= value : own <= value;
  return value.split(",").includes(own);
}

/** True for a record that has most of what a row has; short forms of other records do not count. */
const isLike = (record: Row, row: Row) =>
  Object.keys(row).filter((key) => key in record).length * 2 > Object.keys(row).length;

/** True if the text has a query parameter of the operation in backticks. */
const namesQuery = (operation: LintedOperation, text: string) =>
  parameterNames(operation, "query").some((name) => new RegExp(`\`\\??${name}\\b`).test(text));

/** What is wrong with an example whose text is given, if anything. */
function faultOf(operation: LintedOperation, text: string, list: Row, records: readonly Row[]) {
  const rows = asArray(list.data).map(asRecord);
  const [first = {}] = rows;
  if (
    Array.isArray(list.data) &&
    !rows.length &&
    !operation.path.includes("{") &&
    !namesQuery(operation, text)
  )
    return "is empty and does not say why";
  const pairs = pairsIn(text);
  const limit = new Map(pairs).get("limit") ?? "50";
  const hasMore = asRecord(list.page).hasMore === true;
  if (hasMore && String(rows.length) !== limit)
    return `says that ${rows.length} rows of ${limit} fill a page`;
  const prefix = prefixOf(asText(first.id));
  const shown = new Set(rows.map(({ id }) => id));
  const left = records.filter(
    ({ id, ...one }) =>
      prefix && asText(id).startsWith(prefix) && !shown.has(id) && isLike(one, first),
  );
  if (!left.length) return undefined;
  const sort = defaultSort(operation);
  const isFound = (one: Row) =>
    !one.mergedIntoId && pairs.every(([name, value]) => passes(one, name, value));
  if (hasMore) {
    const last = rows.at(-1) ?? {};
    const early = left.find((one) => isFound(one) && sort.length && !mayFollow(last, one, sort));
    return early && `leaves out ${asText(early.id)}, which sorts before its last row`;
  }
  const isLastPage = /\blast page\b/.test(text);
  if (!namesQuery(operation, text)) return `leaves out ${asText(left[0]?.id)} and does not say why`;
  const day = /\bon (\d{4}-\d\d-\d\d)/.exec(text)?.[1] ?? "9999";
  const found = left.find(
    (one) =>
      pairs.length &&
      asText(one.createdAt) < `${day}T24` &&
      isFound(one) &&
      !(isLastPage && mayFollow(one, first, sort)),
  );
  return found && `leaves out ${asText(found.id)}, which its query finds`;
}

/** The lists within records of the demo company. */
const listsWithin = (records: readonly Row[]): Row[][] =>
  records.flatMap((record) =>
    Object.values(record).flatMap((value) => (Array.isArray(value) ? [value.map(asRecord)] : [])),
  );

/** The rows that a list below one record chooses from: those of the demo company beside its first row. */
function siblingsOf(list: Row, lists: readonly Row[][]): readonly Row[] {
  const id = asRecord(asArray(list.data)[0]).id;
  return lists.find((rows) => id && rows.some((row) => row.id === id)) ?? [];
}

/** The example of a list that is empty or leaves out records of the demo company says with which query, shows all that this finds, and a page with more to come is full and begins at the beginning. */
export const listQueries: LintRule = ({ description, inventory }) => {
  const records = [...demoRecords(description).values()];
  const lists = listsWithin(records);
  const check = (operation: LintedOperation, example: DescriptionPlace) => {
    const { summary, description: more, value } = asRecord(example.value);
    const text = `${asText(summary)} ${asText(more)}`;
    const list = asRecord(value);
    const isBelow = operation.path.includes("{");
    const all = isBelow ? siblingsOf(list, lists) : records;
    const fault = faultOf(operation, text, list, all);
    if (!fault) return [];
    return problemAt(description, example, {
      code: "list-query",
      what: `An example of ${operation.id} ${fault}`,
      cause:
        "Readers take a list for all that its query finds, and one without a query for the whole.",
      fix: "description: With `status=active&limit=2`.   # the query that returns this",
    });
  };
  return inventory.reads.flatMap(({ operation, place }) =>
    namedExamples(description, jsonOf(place)).flatMap(([, example]) => check(operation, example)),
  );
};
