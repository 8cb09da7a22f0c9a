import { isObject, listAt, type JsonObject } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import { rowSchema } from "./collections";
import { canonical, hashOf } from "./etag";
import { shaped, sparse } from "./expand";
import { filterRows, order } from "./filters";
import { pointerOf } from "./operations";
import { nearest } from "./nearest";
import { documentedCode, refuse } from "./problems";
import { repair } from "./repair";
import type { World } from "./world";

/** Parameters of a list with the defaults of the description. */
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

function sortRows(rows: JsonObject[], sort: unknown): JsonObject[] {
  const keys = (Array.isArray(sort) ? sort : []).map(String);
  const compare = (a: JsonObject, b: JsonObject) => {
    for (const key of keys) {
      const name = key.replace(/^-/, "");
      const result = order(a[name], b[name]) * (key === name ? 1 : -1);
      if (result) return result;
    }
    return 0;
  };
  return [...rows].sort(compare);
}

/** A cursor says where the next page starts and to which filters it belongs; for callers it is opaque. */
const cursorOf = (start: number, filters: string) => `c${hashOf(filters)}${start.toString(36)}`;

function startOf(request: CheckedRequest, filters: string): number {
  const { cursor } = request.query;
  if (cursor === undefined) return 0;
  const [, hash, start] = /^c([0-9a-f]{16})([0-9a-z]+)$/.exec(String(cursor)) ?? [];
  if (hash === hashOf(filters)) return Number.parseInt(start ?? "0", 36);
  const code =
    documentedCode(request.operation, 400, (one) => one === "invalid-cursor") ??
    "invalid-parameter";
  return refuse(
    400,
    code,
    "The cursor is too old, or belongs to other filters. Start again without a cursor.",
    [{ parameter: "cursor", rule: "range", message: "The cursor cannot be used here." }],
  );
}

/** One page of rows: filtered, sorted, in the form of the list, with the cursor of the next. */
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
  const start = startOf(request, filters);
  const limit = Number(query.limit ?? 50);
  const schema = rowSchema(operation, world.reader);
  const examples =
    operation.success.content?.examples
      .flatMap(({ value }) => listAt(value, "data"))
      .filter(isObject) ?? [];
  const data = fitting.slice(start, start + limit).map((row) => {
    const form = shaped(row, schema, operation, query, world);
    const pattern = nearest(examples, row);
    const pointer = pointerOf(schema, "");
    if (pointer) repair(pointer, schema, form, pattern, world);
    return sparse(form, query);
  });
  const hasMore = start + limit < fitting.length;
  const list: JsonObject = {
    data,
    page: { nextCursor: hasMore ? cursorOf(start + limit, filters) : null, hasMore },
  };
  const { content } = operation.success;
  // A sum over all rows, or the day of a balance, stands beside the rows.
  if (content && !Array.isArray(query.fields)) {
    const like = content.examples.map(({ value }) => value).find(isObject);
    const required = world.validate(content.pointer, list).length > 0;
    if (required)
      repair(
        content.pointer,
        content.schema,
        list,
        like && { ...like, data, page: list.page },
        world,
      );
  }
  return list;
}
