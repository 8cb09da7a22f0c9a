import { isObject, listAt, objectAt, textAt, type JsonObject } from "../../openapi/json";
import { valueAt } from "../../openapi/value-at";
import type { Mock } from "../create-mock";
import type { MockResponse } from "../model";
import type { Operation } from "../operations";
import { setAt } from "../pointers";
import { rowAbout, rowKey, rowsIn } from "./fit-bulk";
import { freshened } from "./fresh-values";
import { idsInBody, otherIds } from "./other-ids";
import { requestOf, type Wish } from "./wish";

/** Rounds of mending. */
const most = 8;

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

/** True for an answer that is no refusal, as a whole or of a row. */
export const isAccepted = ({ status, body }: MockResponse): boolean =>
  status < 400 && !refusedRows(body).length;

/** What was tried at each pointer. */
type Tried = Map<string, Set<string>>;

function withOtherId(mock: Mock, body: unknown, pointer: string, tried: Tried): unknown {
  const id = valueAt(body, pointer);
  if (typeof id !== "string") return undefined;
  const known = tried.get(pointer) ?? new Set([id]);
  tried.set(pointer, known);
  const others = idsInBody(body).filter((other) => other !== id);
  const next = otherIds(mock, id, others).find((other) => !known.has(other));
  if (next === undefined) return undefined;
  known.add(next);
  const changed = structuredClone(body);
  setAt(changed, pointer, next);
  return changed;
}

/** The rows of a request whose records do not take the step become rows about other records, or are left out. */
function withOtherRows(mock: Mock, body: JsonObject, answer: unknown, tried: Tried): unknown {
  const found = rowsIn(body);
  if (!found) return undefined;
  const { name, rows } = found;
  const refused = new Set(refusedRows(answer));
  const next = rows.flatMap((row, index): JsonObject[] => {
    const record = mock.find(row[rowKey(row)])?.record;
    if (!refused.has(index)) return [row];
    const current = record && rowAbout(row, record);
    if (current && current.ifMatch !== row.ifMatch) return [current];
    const pointer = `/${name}/${index}/${rowKey(row)}`;
    const other = mock.find(valueAt(withOtherId(mock, body, pointer, tried), pointer))?.record;
    return other ? [rowAbout(row, other)] : [];
  });
  return next.length ? { ...body, [name]: next } : undefined;
}

/** A body without what its refusal names; undefined if nothing can be done about it. */
function mended(
  mock: Mock,
  operation: Operation,
  wish: Wish,
  answer: MockResponse,
  tried: Tried,
): unknown {
  const { body } = wish;
  if (answer.status < 400)
    return isObject(body) ? withOtherRows(mock, body, answer.body, tried) : undefined;
  const errors = listAt(answer.body, "errors").filter(isObject);
  const pointers = errors.flatMap(({ pointer }) => (typeof pointer === "string" ? [pointer] : []));
  if (/-taken$/.test(textAt(answer.body, "code") ?? "")) {
    const role = mock.catalogue.roles.get(operation);
    const root = role && "of" in role ? role.of.root : operation.path;
    const content = operation.body?.contents.find(({ mediaType }) => mediaType === wish.mediaType);
    const pointer = content?.pointer ?? operation.body?.pointer ?? "";
    const fits = (one: unknown) => !mock.catalogue.validate(pointer, one).length;
    return freshened(body, pointers, mock.state().get(root) ?? [], fits);
  }
  const isMissing = answer.status === 404 || errors.some(({ rule }) => rule === "reference");
  const [pointer] = isMissing ? pointers : [];
  return pointer === undefined ? undefined : withOtherId(mock, body, pointer, tried);
}

/** A copy of a mock to try requests on: refused ones leave no trace, so that it serves until one is accepted. */
export class Trial {
  private copy: Mock | undefined;
  constructor(private readonly base: Mock) {}

  send(operation: Operation, wish: Wish): MockResponse {
    this.copy ??= this.base.fork();
    const answer = this.copy.handle(requestOf(operation, wish));
    if (answer.status < 400) this.copy = undefined;
    return answer;
  }

  /** The wish as the mock accepts it, with what is refused of its body mended. */
  accepted(operation: Operation, wish: Wish): Wish | undefined {
    const tried: Tried = new Map();
    let next = wish;
    for (let round = 0; round < most; round++) {
      const answer = this.send(operation, next);
      if (isAccepted(answer)) return next;
      const body = mended(this.base, operation, next, answer, tried);
      if (body === undefined) return undefined;
      next = { ...next, body };
    }
    return undefined;
  }
}
