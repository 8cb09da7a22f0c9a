import { objectsAt, pick, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import type { CheckedRequest } from "./check-request";
import { rowSchema, type Collection } from "./collections";
import { complete } from "./complete-records";
import { sparse } from "./expand";
import { answerRows } from "./list-answer";
import { answerExamples, type Operation } from "./mock-operations";
import { mentions } from "./store";
import { recordAt } from "./find-record";
import { repair } from "./repair";
import type { World } from "./world";

/** True for a GET whose response has a schema with this name. */
const reads = ({ method, success: { content } }: Operation, name: unknown, { reader }: World) =>
  method === "GET" && content !== undefined && reader.nameOf(content.schema) === name;

/** Examples of all operations with the same kind of response. */
function examplesLike({ operation }: CheckedRequest, world: World): JsonObject[] {
  const { content } = operation.success;
  const name = content && world.reader.nameOf(content.schema);
  return world.operations
    .filter((other) => other === operation || reads(other, name, world))
    .flatMap(answerExamples);
}

const rowsIn = (operation: Operation) =>
  answerExamples(operation).flatMap((value) => objectsAt(value, "data"));

/** The rows that the description shows for this kind of list, each once. */
function rowsOf({ operation }: CheckedRequest, world: World): JsonObject[] {
  const name = world.reader.nameOf(rowSchema(operation, world.reader));
  const rows = world.operations.flatMap((other) => {
    const row = rowSchema(other, world.reader);
    return row !== undefined && world.reader.nameOf(row) === name ? rowsIn(other) : [];
  });
  const single = world.operations.filter((other) => name && reads(other, name, world));
  return distinct([...rows, ...single.flatMap(answerExamples)]);
}

const distinct = (rows: readonly JsonObject[]): JsonObject[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Examples of the same thing at different times have the same key. */
const keyOf = (row: JsonObject) =>
  typeof row.id === "string"
    ? row.id
    : JSON.stringify(
        Object.entries(row).filter(
          ([name, value]) => typeof value === "string" && !/At$|On$/.test(name),
        ),
      );

/** A list that no request writes, such as quantities or a history: the rows that the description shows for these ids. */
function listView(request: CheckedRequest, owner: Collection | undefined, world: World) {
  const { operation, path } = request;
  if (!owner) return answerRows(request, rowsOf(request, world), world);
  recordAt(request, owner, world);
  const id = path[owner.parameter];
  const shownId = operation.parameters.find(({ name }) => name === owner.parameter)?.example;
  const rows =
    id === shownId
      ? distinct(rowsIn(operation))
      : rowsOf(request, world).filter((row) => mentions(row, String(id)));
  return answerRows(request, rows, world);
}

/** Other read-only responses: the example with the same ids, or one adapted to the ids of the request. */
export function view(request: CheckedRequest, owner: Collection | undefined, world: World) {
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
  const names = world.reader.names(content.schema, like);
  const given: JsonObject = { ...path, ...request.query };
  const known = pick(
    given,
    (name) => names.has(name) && /^(string|object)$/.test(typeof given[name]),
  );
  const patterns = like ? [pick(like, (name) => !Array.isArray(like[name]))] : [];
  const body: JsonObject =
    fits || !Object.keys(path).length
      ? { ...like }
      : complete(content.schema, known, { patterns, sources: record ? [record] : [] }, world);
  repair(content.pointer, content.schema, body, like, world);
  return success(operation, sparse(body, request.query), { record: body });
}
