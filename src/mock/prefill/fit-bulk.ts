import { isObject, objectsAt, type JsonObject } from "../../openapi/json";
import { memberFields, type Collection } from "../collections";
import type { Mock } from "../create-mock";
import { etagOf } from "../etag";
import type { MockRecord } from "../model";
import type { Wish } from "./wish";

/** The rows of a request about several records, with their name in the body. */
export function rowsIn(body: unknown): { name: string; rows: JsonObject[] } | undefined {
  for (const [name, rows] of Object.entries(isObject(body) ? body : {}))
    if (Array.isArray(rows) && rows.length && rows.every(isObject)) return { name, rows };
  return undefined;
}

/** The field of a row that names its record. */
export const rowKey = (row: JsonObject): string =>
  Object.keys(row).find((name) => name.endsWith("Id")) ?? "";

/** A row about another record, or about another version of the same. */
export const rowAbout = (row: JsonObject, record: MockRecord): JsonObject => ({
  ...row,
  [rowKey(row)]: record.id,
  ...(row.ifMatch !== undefined && { ifMatch: etagOf(record) }),
});

/** The lines with the barcode that a body names, as bodies that name one of this record's lines. */
function scans(body: JsonObject, of: Collection, record: MockRecord, mock: Mock): JsonObject[] {
  const fields = memberFields(of.schema, mock.catalog.reader);
  const codes = (one: MockRecord) =>
    fields
      .flatMap(({ name }) => objectsAt(one, name))
      .flatMap(({ barcode }) => (typeof barcode === "string" ? [barcode] : []));
  const known = new Set<unknown>((mock.state().get(of.root) ?? []).flatMap(codes));
  const name = Object.keys(body).find((key) => known.has(body[key]));
  return name === undefined ? [] : codes(record).map((code) => ({ ...body, [name]: code }));
}

/** What a request about several records, or one that the body identifies, becomes for a single record. */
export function bulkWishes(wish: Wish, of: Collection, record: MockRecord, mock: Mock): Wish[] {
  const { body } = wish;
  const found = rowsIn(body);
  if (!isObject(body)) return [];
  const bodies = found
    ? found.rows.map((row) => ({ ...body, [found.name]: [rowAbout(row, record)] }))
    : scans(body, of, record, mock);
  return bodies.map((one) => ({ ...wish, body: one }));
}
