import { objectsAt, type JsonObject } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import { rowSchema } from "./collections";
import { canonical, hashOf } from "./etag";
import { project, shaped, sparse } from "./expand";
import { filterRows, order } from "./filters";
import { nearest } from "./nearest";
import { answerExamples, pointerOf } from "./mock-operations";
import type { MockResponse } from "./model";
import { codesOf, refuse } from "./problems";
import { success } from "./record-responses";
import { repair } from "./repair";
import { mentions } from "./store";
import type { World } from "./world";

/** The query with the description's defaults. */
function withDefaults(
  { operation, query }: CheckedRequest,
  { reader }: World,
): Record<string, unknown> {
  const defaults = operation.parameters.flatMap(({ name, place, schema }) => {
    const fallback = place === "query" ? reader.resolve(schema).schema.default : undefined;
    return fallback === undefined ? [] : [[name, fallback] as const];
  });
  return { ...Object.fromEntries(defaults), ...query };
}

const byId = (a: JsonObject, b: JsonObject) =>
  String(a.id) < String(b.id) ? -1 : String(a.id) > String(b.id) ? 1 : 0;

/** Rows that a sort calls equal are in the order of their ids, so that a page never repeats one. */
function sortRows(rows: JsonObject[], sort: unknown): JsonObject[] {
  const keys = (Array.isArray(sort) ? sort : []).map(String);
  const compare = (a: JsonObject, b: JsonObject) => {
    for (const key of keys) {
      const name = key.replace(/^-/, "");
      const result = order(a[name], b[name]) * (key === name ? 1 : -1);
      if (result) return result;
    }
    return keys.length ? byId(a, b) : 0;
  };
  return [...rows].sort(compare);
}

/** A cursor has the start of the next page, the id of the row before it, and the hash of its filters. Callers must not interpret it. */
const cursorOf = (start: number, filters: string, { id }: JsonObject = {}) =>
  `c${hashOf(filters)}${start.toString(36)}${typeof id === "string" ? `.${id}` : ""}`;

/** Where a page starts: after the last row of the one before, wherever that is now. */
function startOf(request: CheckedRequest, filters: string, rows: readonly JsonObject[]): number {
  const { cursor } = request.query;
  if (cursor === undefined) return 0;
  const parts = /^c([0-9a-f]{16})([0-9a-z]+)(?:\.(\w+))?$/.exec(String(cursor)) ?? [];
  const [, hash, start = "0", last] = parts;
  if (hash === hashOf(filters)) {
    const at = Number.parseInt(start, 36);
    if (last === undefined) return at;
    const row = rows.findIndex(({ id }) => id === last);
    return row < 0 ? at - 1 : row + 1;
  }
  const usual = "invalid-cursor";
  return refuse(
    400,
    codesOf(request.operation, 400).includes(usual) ? usual : "invalid-parameter",
    "The cursor is too old, or belongs to other parameters. Start again without a cursor.",
    [{ parameter: "cursor", rule: "range", message: "The cursor cannot be used here." }],
  );
}

/** The tombstones that `deletedSince` asks for, on the first page only. */
function tombstones(request: CheckedRequest, start: number, { store }: World): JsonObject {
  const { deletedSince } = request.query;
  if (typeof deletedSince !== "string" || start > 0) return {};
  const owners = Object.values(request.path);
  const deleted = store
    .tombstones(request.operation.path)
    .filter(({ deletedAt }) => Date.parse(deletedAt) >= Date.parse(deletedSince))
    .filter(({ record }) => owners.every((owner) => mentions(record, owner)))
    .map(({ record, deletedAt }) => ({ id: record.id, deletedAt }));
  return { deleted };
}

/** A page of filtered and sorted rows in the form of the list, with the cursor of the next page. */
export function listAnswer(
  request: CheckedRequest,
  rows: readonly JsonObject[],
  world: World,
): JsonObject {
  const { operation } = request;
  const query = withDefaults(request, world);
  const fitting = sortRows(filterRows(rows, query), query.sort);
  const filters = canonical(
    Object.entries(query).filter(([name]) => !["cursor", "limit"].includes(name)),
  );
  const start = startOf(request, filters, fitting);
  const limit = Number(query.limit ?? 50);
  const schema = rowSchema(operation, world.reader);
  const page = fitting.slice(start, start + limit);
  const forms = page.map((row) =>
    project(schema, shaped(row, schema, operation, query, world), world),
  );
  const hasMore = start + limit < fitting.length;
  const list: JsonObject = {
    data: forms,
    page: {
      nextCursor: hasMore ? cursorOf(start + limit, filters, page.at(-1)) : null,
      hasMore,
      ...tombstones(request, start, world),
    },
  };
  const content = Array.isArray(query.fields) ? undefined : operation.success.content;
  if (content && !world.validate(content.pointer, list).length) return list;

  const examples = answerExamples(operation);
  const shownRows = examples.flatMap((example) => objectsAt(example, "data"));
  const pointer = pointerOf(schema, "");
  if (pointer)
    forms.forEach((form, index) =>
      repair(pointer, schema, form, nearest(shownRows, page[index] ?? form), world),
    );
  list.data = forms.map((form) => sparse(form, query));
  // A list may have required fields beside its rows, such as a sum or the day of a balance.
  if (content) {
    const pattern = examples[0] && { ...examples[0], ...list };
    repair(content.pointer, content.schema, list, pattern, world);
  }
  return list;
}

/** A page of rows as a response. */
export const answerRows = (
  request: CheckedRequest,
  rows: readonly JsonObject[],
  world: World,
): MockResponse => success(request.operation, listAnswer(request, rows, world));
