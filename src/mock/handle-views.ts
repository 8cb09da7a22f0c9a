import { isObject, listAt, type JsonObject } from "../openapi/json";
import { success } from "./answers";
import type { CheckedRequest } from "./check-request";
import { rowSchema, type Collection } from "./collections";
import { complete } from "./complete-records";
import { sparse } from "./expand";
import { listAnswer } from "./list-answer";
import type { MockResponse } from "./model";
import { mentions } from "./store";
import { recordAt } from "./reading";
import { repair } from "./repair";
import type { World } from "./world";

/** Examples of all operations with the same kind of answer or row: what the description knows of them. */
function examplesLike(request: CheckedRequest, world: World): JsonObject[] {
  const { content } = request.operation.success;
  const name = content && world.reader.nameOf(content.schema);
  return world.operations
    .filter(
      (operation) =>
        operation === request.operation ||
        (operation.method === "GET" &&
          operation.success.content &&
          world.reader.nameOf(operation.success.content.schema) === name),
    )
    .flatMap((operation) => operation.success.content?.examples.map(({ value }) => value) ?? [])
    .filter(isObject);
}

/** Rows that the description shows for this kind of list, each once. */
function rowsOf(request: CheckedRequest, world: World): JsonObject[] {
  const name = world.reader.nameOf(rowSchema(request.operation, world.reader));
  const rows = world.operations.flatMap((operation) => {
    const row = rowSchema(operation, world.reader);
    const isSame = row !== undefined && world.reader.nameOf(row) === name;
    return isSame
      ? (operation.success.content?.examples.flatMap(({ value }) => listAt(value, "data")) ?? [])
      : [];
  });
  const single = world.operations
    .filter(
      ({ method, success: answer }) =>
        method === "GET" &&
        answer.content &&
        name &&
        world.reader.nameOf(answer.content.schema) === name,
    )
    .flatMap(({ success: answer }) => answer.content?.examples.map(({ value }) => value) ?? []);
  return [
    ...new Map([...rows, ...single].filter(isObject).map((row) => [keyOf(row), row])).values(),
  ];
}

/** Two examples of the same thing at different times are one row. */
const keyOf = (row: JsonObject) =>
  typeof row.id === "string"
    ? row.id
    : JSON.stringify(
        Object.entries(row).filter(
          ([name, value]) => typeof value === "string" && !/At$|On$/.test(name),
        ),
      );

/** A list that nobody writes, such as quantities or a history: the rows that the description shows for these ids. */
function listView(
  request: CheckedRequest,
  owner: Collection | undefined,
  world: World,
): MockResponse {
  const { operation, path } = request;
  const own = owner && recordAt(request, owner, world);
  const examples =
    operation.success.content?.examples.map(({ value }) => value).filter(isObject) ?? [];
  const about = operation.parameters.find(({ name }) => name === owner?.parameter)?.example;
  const all = rowsOf(request, world);
  const id = owner && path[owner.parameter];
  const ofOwner = own
    ? id === about
      ? [
          ...new Map(
            examples
              .flatMap((example) => listAt(example, "data"))
              .filter(isObject)
              .map((row) => [keyOf(row), row]),
          ).values(),
        ]
      : all.filter((row) => mentions(row, String(id)))
    : all;
  return success(operation, listAnswer(request, ofOwner, world));
}

/** Anything else that is only read: the example that speaks of the same ids, or one with the ids of the request. */
export function view(
  request: CheckedRequest,
  owner: Collection | undefined,
  world: World,
): MockResponse {
  const { operation, path } = request;
  if (rowSchema(operation, world.reader) !== undefined) return listView(request, owner, world);
  const record = owner && recordAt(request, owner, world);
  const { content } = operation.success;
  if (!content) return success(operation, undefined);
  const ids = [
    ...Object.values(path),
    ...Object.values(request.query).filter((value): value is string => typeof value === "string"),
  ];
  const examples = examplesLike(request, world);
  const score = (example: JsonObject) => ids.filter((id) => mentions(example, id)).length;
  const [like] = [...examples].sort((a, b) => score(b) - score(a));
  const fits = like && Object.values(path).every((id) => mentions(like, id));
  const names = new Set(world.reader.fields(content.schema, like).map(({ name }) => name));
  const known = Object.fromEntries(
    Object.entries({ ...path, ...request.query }).filter(
      ([name, value]) =>
        names.has(name) && (typeof value === "string" || typeof value === "object"),
    ),
  );
  const blank =
    like && Object.fromEntries(Object.entries(like).filter(([, value]) => !Array.isArray(value)));
  const patterns = blank ? [blank] : [];
  const body: JsonObject =
    fits || !Object.keys(path).length
      ? { ...like }
      : complete(content.schema, known, { patterns, sources: record ? [record] : [] }, world);
  repair(content.pointer, content.schema, body, like, world);
  return success(operation, sparse(body, request.query), { record: body });
}

/** Records of another kind that belong to this one. */
export function belongings(
  request: CheckedRequest,
  owner: Collection,
  of: Collection,
  world: World,
): MockResponse {
  const record = recordAt(request, owner, world);
  const rows = world.store.list(of.root).filter((row) => row[owner.parameter] === record.id);
  return success(request.operation, listAnswer(request, rows, world));
}

/** Lines of one record as a list. */
export function members(
  request: CheckedRequest,
  owner: Collection,
  name: string,
  world: World,
): MockResponse {
  const record = recordAt(request, owner, world);
  return success(
    request.operation,
    listAnswer(request, listAt(record, name).filter(isObject), world),
  );
}
