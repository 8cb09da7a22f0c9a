import { isObject, objectsAt, type JsonObject } from "../../openapi/json";
import { ownerOf, type Collection } from "../collections";
import { idsAt, idsIn } from "../ids-in";
import type { Mock } from "../create-mock";
import type { MockRecord } from "../model";
import type { Operation } from "../mock-operations";
import { setAt } from "../pointers";
import { bulkWishes } from "./fit-bulk";
import { LineFitter } from "./fit-lines";
import { isKnownId, otherIds } from "./other-ids";
import { keyOf, type Wish } from "./wish";

/** What a request is about: a record that its path names, or the one whose lines its body names. */
export interface RequestSubject {
  of: Collection;
  isInPath: boolean;
  /** Where the body names the record itself. */
  pointer?: string;
  /** Id of the record in the example. */
  id: string;
  /** True if the reader chose the record. */
  isChosen?: boolean;
}

function inBody(mock: Mock, body: unknown): RequestSubject | undefined {
  const named = idsAt(body).flatMap(({ id, pointer }) => {
    const found = mock.find(id);
    return found ? [{ pointer, found }] : [];
  });
  for (const { found } of named) {
    const of = mock.catalog.collection(found.collection);
    if (!of || found.holder === found.record) continue;
    const itself = named.find(
      ({ found: other }) => other.holder === other.record && other.record === found.record,
    );
    return { of, isInPath: false, id: String(found.record.id), pointer: itself?.pointer };
  }
  return undefined;
}

/** What a request is about; undefined for one that names no record, such as a new customer. */
export function subjectOf(mock: Mock, operation: Operation, wish: Wish): RequestSubject | undefined {
  const role = mock.catalog.roleOf(operation);
  const { path } = operation;
  const own = "owner" in role ? role.owner : "of" in role ? role.of : undefined;
  const isOwn =
    own && (path.includes(`{${own.parameter}}`) || role.kind === "lookup" || role.kind === "bulk");
  const of = isOwn ? own : ownerOf(path, mock.catalog.collections);
  if (!of) return inBody(mock, wish.body);
  const key = keyOf({ place: "path", name: of.parameter });
  const isChosen = wish.typed?.includes(key) === true;
  return { of, isInPath: true, id: wish.parameters[key] ?? "", isChosen };
}

/** Texts of a record that a lookup finds it by: the field that the parameter is named after first. */
function lookupTexts(record: MockRecord, parameter: string, example: string): string[] {
  const texts = Object.values(record)
    .flat()
    .map((value) => (isObject(value) ? (value.code ?? value.value) : value));
  const isLike = (text: unknown): text is string =>
    typeof text === "string" && text.toLowerCase() === example.toLowerCase();
  return [record[parameter], ...texts.filter(isLike), record.documentNumber, record.code].filter(
    (text): text is string => typeof text === "string",
  );
}

/** The paths to a record, or to each of its lines where the operation is about a line. */
function pathsTo(mock: Mock, operation: Operation, of: Collection, record: MockRecord, wish: Wish) {
  const role = mock.catalog.roleOf(operation);
  const key = (name: string) => keyOf({ place: "path", name });
  const around = operation.parameters.flatMap(({ place, name }): [string, string][] => {
    if (wish.typed?.includes(key(name))) return [];
    const value = name === of.parameter ? record.id : record[name];
    return place === "path" && typeof value === "string" ? [[key(name), value]] : [];
  });
  const shared = Object.fromEntries(around);
  if (role.kind === "lookup") {
    const name = key(role.parameter);
    return lookupTexts(record, role.parameter, wish.parameters[name] ?? "").map((text) => ({
      ...shared,
      [name]: text,
    }));
  }
  if (!role || !("field" in role) || !("parameter" in role) || !role.field) return [shared];
  const name = key(role.parameter);
  if (wish.typed?.includes(name)) return [shared];
  const lines = objectsAt(record, role.field.name).map(({ id }) => String(id));
  const shown = wish.parameters[name] ?? "";
  return [...lines.filter((id) => id === shown), ...lines.filter((id) => id !== shown)].map(
    (id) => ({ ...shared, [name]: id }),
  );
}

/** A body that names no unknown ids, if there are others of their kind. */
function withKnownIds(mock: Mock, body: unknown): unknown {
  const known = structuredClone(body);
  for (const { id, pointer } of idsAt(body)) {
    if (isKnownId(mock, id)) continue;
    const [other] = otherIds(mock, id, idsIn(known));
    if (other !== undefined) setAt(known, pointer, other);
  }
  return known;
}

/** The wishes that an example becomes for a record. */
export function wishesFor(
  mock: Mock,
  operation: Operation,
  { of, isInPath, pointer }: RequestSubject,
  record: MockRecord,
  wish: Wish,
): Wish[] {
  const role = mock.catalog.roleOf(operation);
  if (role.kind === "bulk") return bulkWishes(wish, of, record, mock);
  let { body } = wish;
  if (body !== undefined) {
    body = new LineFitter(of, record, mock).fit(structuredClone(body));
    if (pointer !== undefined) setAt(body, pointer, record.id);
    body = withKnownIds(mock, body);
  }
  const paths = isInPath ? pathsTo(mock, operation, of, record, wish) : [{}];
  return paths.map((path): Wish => ({
    ...wish,
    parameters: { ...wish.parameters, ...path },
    ...(body !== undefined && { body }),
  }));
}

/** A wish about no record in particular, without unknown ids. */
export const wishAlone = (mock: Mock, wish: Wish): Wish =>
  wish.body === undefined ? wish : { ...wish, body: withKnownIds(mock, wish.body) };

/** The records of a subject: those made in this session, latest first, that of the example, and the others. */
export function recordsFor(mock: Mock, { of, id, isChosen }: RequestSubject) {
  const all: readonly JsonObject[] = mock.state().get(of.root) ?? [];
  if (isChosen) return { near: all.filter((record) => record.id === id), others: [] };
  const made = all.filter((record) => !mock.isFirst(record.id)).reverse();
  const shown = all.filter((record) => record.id === id && mock.isFirst(id));
  const near = [...made, ...shown];
  return { near, others: all.filter((record) => !near.includes(record)) };
}
