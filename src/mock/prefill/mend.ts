import { isObject, listAt, objectAt, textAt, type JsonObject } from "../../openapi/json";
import { valueAt } from "../../openapi/value-at";
import { idsAt, idsIn } from "../ids-in";
import type { Mock } from "../create-mock";
import type { MockResponse } from "../model";
import type { Operation } from "../mock-operations";
import { setAt } from "../pointers";
import { rowAbout, rowKey, rowsIn } from "./fit-bulk";
import { freshened } from "./fresh-values";
import { otherIds } from "./other-ids";
import type { Wish } from "./wish";

/** Other ids tried in one place. */
const mostOthers = 3;

/** What an answer refuses of the rows of a request, by index. */
function refusedRows(body: unknown): number[] {
  return Object.values(isObject(body) ? body : {}).flatMap((rows) =>
    Array.isArray(rows)
      ? rows.flatMap((row, index) =>
          Number(objectAt(row, "problem").status) >= 400 ? [index] : [],
        )
      : [],
  );
}

/** True for an answer that refuses nothing, neither the whole nor a row. */
export const isAccepted = ({ status, body }: MockResponse): boolean =>
  status < 400 && !refusedRows(body).length;

function withValue(body: unknown, pointer: string, value: unknown): unknown {
  const changed = structuredClone(body);
  setAt(changed, pointer, value);
  return changed;
}

/** Bodies with other ids of the same kind at a pointer. */
function withOtherIds(mock: Mock, body: unknown, pointer: string, most = mostOthers): unknown[] {
  const id = valueAt(body, pointer);
  if (typeof id !== "string") return [];
  const others = idsIn(body).filter((other) => other !== id);
  return otherIds(mock, id, others)
    .slice(0, most)
    .map((other) => withValue(body, pointer, other));
}

/** The rows of a request whose records do not take the step become rows about other records, or are left out. */
function withOtherRows(mock: Mock, body: JsonObject, answer: unknown): unknown[] {
  const found = rowsIn(body);
  if (!found) return [];
  const { name, rows } = found;
  const refused = new Set(refusedRows(answer));
  const choices = rows.map((row, index): JsonObject[] => {
    if (!refused.has(index)) return [row];
    const pointer = `/${name}/${index}/${rowKey(row)}`;
    const bodies = [body, ...withOtherIds(mock, body, pointer)];
    return bodies.flatMap((one) => {
      const record = mock.find(valueAt(one, pointer))?.record;
      const about = record && rowAbout(row, record);
      return about && JSON.stringify(about) !== JSON.stringify(row) ? [about] : [];
    });
  });
  const most = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: most + 1 }, (_, at) =>
    choices.flatMap((of, index) => (refused.has(index) ? of.slice(at, at + 1) : of)),
  ).flatMap((next) => (next.length ? [{ ...body, [name]: next }] : []));
}

/** Bodies whose row at a pointer is about something else, or that lack it. */
function withoutRow(mock: Mock, body: unknown, pointer: string): unknown[] {
  const [, row, list] = /^((\/[^/]+)\/\d+)(\/|$)/.exec(pointer) ?? [];
  if (row === undefined || list === undefined) return [];
  const others = idsAt(valueAt(body, row)).flatMap(({ pointer: one }) =>
    withOtherIds(mock, body, row + one),
  );
  const rows = valueAt(body, list);
  const isOne = !Array.isArray(rows) || rows.length < 2;
  return [...others, ...(isOne ? [] : [withValue(body, row, undefined)])];
}

/** A body without the lists whose rows name what is not there; it has to be all that is wrong. */
function withoutStrangeRows(body: JsonObject, errors: readonly JsonObject[]): unknown[] {
  const lists = errors.map(({ pointer, rule }) =>
    rule === "reference" ? /^\/([^/]+)\/\d+\//.exec(String(pointer))?.[1] : undefined,
  );
  return lists.every((name) => name !== undefined)
    ? [Object.fromEntries(Object.entries(body).filter(([name]) => !lists.includes(name)))]
    : [];
}

/** Bodies with another id in one place; a record keeps its lines. */
function withAnyOtherId(mock: Mock, { body, parameters }: Wish): unknown[] {
  const named = new Set([...Object.values(parameters), ...idsIn(body)]);
  return idsAt(body).flatMap(({ id, pointer }) => {
    const found = mock.find(id);
    const isLine = found && found.holder !== found.record && named.has(String(found.record.id));
    return isLine ? [] : withOtherIds(mock, body, pointer);
  });
}

/** Bodies with a single one of their rows. */
function withOneRow(body: JsonObject): unknown[] {
  const { name, rows } = rowsIn(body) ?? {};
  if (name === undefined || !rows || rows.length < 2) return [];
  return rows.map((row) => ({ ...body, [name]: [row] }));
}

/** A body whose values at some pointers are no longer those of other records. */
function withFreshValues(
  mock: Mock,
  operation: Operation,
  { body, mediaType }: Wish,
  pointers: readonly string[],
): unknown {
  const role = mock.catalog.roleOf(operation);
  const root = "of" in role ? role.of.root : operation.path;
  const content = operation.body?.contents.find((one) => one.mediaType === mediaType);
  const pointer = content?.pointer ?? operation.body?.pointer ?? "";
  const fits = (one: unknown) => !mock.catalog.validate(pointer, one).length;
  return freshened(body, pointers, mock.state().get(root) ?? [], fits);
}

/** Bodies without what the answer to a wish refuses, likely ones first; none if nothing can be done about it. */
export function mended(
  mock: Mock,
  operation: Operation,
  wish: Wish,
  { status, body: answer }: MockResponse,
): unknown[] {
  const { body } = wish;
  if (!isObject(body)) return [];
  if (status < 400) return withOtherRows(mock, body, answer);
  const errors = listAt(answer, "errors").filter(isObject);
  if (status === 422) return withoutStrangeRows(body, errors);
  const pointers = errors.flatMap(({ pointer }) => (typeof pointer === "string" ? [pointer] : []));
  const [pointer] = pointers;
  const isTaken = /-taken$/.test(textAt(answer, "code") ?? "");
  if (isTaken || errors.some(({ rule }) => rule === "duplicate")) {
    const texts = pointers.filter((one) => !mock.find(valueAt(body, one)));
    const fresh = withFreshValues(mock, operation, wish, texts);
    if (fresh !== undefined) return [fresh];
    // Of two records with the same pair of ids, either may be another.
    return [
      ...pointers.flatMap((one) => withOtherIds(mock, body, one, 6)),
      ...withAnyOtherId(mock, wish),
    ];
  }
  if (pointer === undefined) return [...withAnyOtherId(mock, wish), ...withOneRow(body)];
  const isMissing = status === 404 || errors.some(({ rule }) => rule === "reference");
  return isMissing ? withOtherIds(mock, body, pointer, 6) : withoutRow(mock, body, pointer);
}
