import { isObject, type JsonObject } from "../openapi/json";
import { success } from "./answers";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { act } from "./handle-actions";
import { scan } from "./handle-scan";
import { etagOf } from "./etag";
import type { MockRecord, MockResponse } from "./model";
import { documentedCode, knownProblems, problemResponse, refuse, Refused } from "./problems";
import { repair } from "./repair";
import type { World } from "./world";

/** The rows of a request about many records: the array of objects in its body. */
function rowsIn(body: unknown): { name: string; rows: JsonObject[] } | undefined {
  const found = Object.entries(isObject(body) ? body : {}).find(
    ([, value]) => Array.isArray(value) && value.every(isObject),
  );
  return found && { name: found[0], rows: found[1] as JsonObject[] };
}

function recordOf(row: JsonObject, collection: Collection, world: World): MockRecord | undefined {
  const ids = Object.values(row).filter((value): value is string => typeof value === "string");
  return ids.map((id) => world.store.get(collection.root, id)).find(Boolean);
}

function problemOf(
  error: unknown,
  request: CheckedRequest,
  world: World,
  requestId: string,
): JsonObject {
  if (!(error instanceof Refused)) throw error;
  const about = knownProblems(world.document, world.operations)(error.refusal.code);
  return problemResponse(error.refusal, about, request.instance, requestId).body as JsonObject;
}

function doRow(
  request: CheckedRequest,
  row: JsonObject,
  collection: Collection,
  world: World,
): MockRecord {
  const record = recordOf(row, collection, world);
  if (!record)
    return refuse(
      404,
      documentedCode(request.operation, 404, () => true) ?? "not-found",
      `No such record: ${JSON.stringify(row)}`,
    );
  if (typeof row.ifMatch === "string" && row.ifMatch !== "*" && row.ifMatch !== etagOf(record))
    refuse(412, "etag-mismatch", `The record is at ${etagOf(record)}.`);
  // Steps that many orders can make have the conditions of the same step of one order.
  const single = world.operations.find(
    ({ path }) => path === `${collection.root}/{${collection.parameter}}/status`,
  );
  const machine = collection.machine?.transitions.find(
    (one) => one.from === record.status && one.to === row.status,
  );
  const operation = {
    ...request.operation,
    id: machine?.operationId ?? single?.id ?? request.operation.id,
  };
  return act({ ...request, operation, body: row }, collection, record, world).record;
}

function bulkRows(
  request: CheckedRequest,
  collection: Collection,
  rows: JsonObject[],
  world: World,
  newRequestId: () => string,
): MockResponse {
  const { operation, body } = request;
  const atomic =
    !isObject(body) ||
    body.atomic === true ||
    !(
      "atomic" in
      world.reader
        .fields(operation.body?.schema, body)
        .reduce<JsonObject>((all, { name }) => ({ ...all, [name]: true }), {})
    );
  const results: JsonObject[] = [];
  const changed: MockRecord[] = [];
  const errors: { refusal: Refused["refusal"]; index: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const key = Object.fromEntries(Object.entries(row).filter(([name]) => /Id$/.test(name)));
    try {
      const record = doRow(request, row, collection, world);
      changed.push(record);
      results.push({
        ...key,
        ...Object.fromEntries(
          Object.keys(row)
            .filter((name) => name in record)
            .map((name) => [name, record[name]]),
        ),
      });
    } catch (error) {
      results.push({ ...key, problem: problemOf(error, request, world, newRequestId()) });
      if (error instanceof Refused) errors.push({ refusal: error.refusal, index });
    }
  }
  const [first] = errors;
  if (first && atomic) {
    const { refusal } = first;
    const name = rowsIn(body)?.name ?? "rows";
    const details = errors.map(({ refusal: one, index }) => ({
      pointer: `/${name}/${index}`,
      rule: one.status === 404 ? "reference" : "state",
      message: one.detail.slice(0, 500),
    }));
    refuse(
      refusal.status,
      refusal.code,
      `${errors.length} of ${rows.length} rows was refused, so nothing was changed.`,
      details,
    );
  }
  for (const record of changed) world.store.put(collection.root, record);
  return answer(request, results, world);
}

function answer(request: CheckedRequest, results: JsonObject[], world: World): MockResponse {
  const { content } = request.operation.success;
  if (!content) return success(request.operation, undefined);
  const list = world.reader.fields(content.schema).find(({ type }) => type === "array");
  const body: JsonObject = list ? { [list.name]: results } : {};
  repair(content.pointer, content.schema, body, content.examples[0]?.value, world);
  return success(request.operation, body, { record: body });
}

/** A request about many records, or about one that the body names. */
export function bulk(
  request: CheckedRequest,
  collection: Collection,
  world: World,
  newRequestId: () => string,
): MockResponse {
  const found = rowsIn(request.body);
  return found
    ? bulkRows(request, collection, found.rows, world, newRequestId)
    : scan(request, collection, world);
}
