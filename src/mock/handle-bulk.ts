import { isObject, pick, type JsonObject } from "../openapi/json";
import { success } from "./record-responses";
import { fieldsIn, type CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import { act } from "./handle-actions";
import { scan } from "./handle-scan";
import { etagOf } from "./etag";
import type { MockRecord, MockResponse, ProblemDetail } from "./model";
import { answerFor, codesOf, problemResponse, refuse, RefusedRequest } from "./problems";
import { repair } from "./repair";
import type { World } from "./world";

/** The rows of a request about several records: the first list of objects in its body. */
function rowsIn(request: CheckedRequest): { name: string; rows: JsonObject[] } | undefined {
  const found = Object.entries(fieldsIn(request)).find(
    ([, value]) => Array.isArray(value) && value.every(isObject),
  );
  return found && { name: found[0], rows: found[1] as JsonObject[] };
}

/** True if each row of a request is answered for itself, so that one about an unknown record refuses no others. */
export function answersByRow(request: CheckedRequest, { reader }: World): boolean {
  const fields = fieldsIn(request);
  const mayBePartial = reader.field(request.operation.body?.schema, "atomic", fields);
  return rowsIn(request) !== undefined && mayBePartial !== undefined && fields.atomic !== true;
}

function recordOf(row: JsonObject, collection: Collection, world: World): MockRecord | undefined {
  const ids = Object.values(row).filter((value): value is string => typeof value === "string");
  return ids.map((id) => world.store.get(collection.root, id)).find(Boolean);
}

function doRow(
  request: CheckedRequest,
  row: JsonObject,
  collection: Collection,
  world: World,
): MockRecord {
  const record = recordOf(row, collection, world);
  if (!record) {
    const code = codesOf(request.operation, 404)[0] ?? "not-found";
    const [key = "The row", id] = Object.entries(row).find(([name]) => name.endsWith("Id")) ?? [];
    return refuse(
      404,
      code,
      `${key} refers to ${String(id)}, which does not exist in this company.`,
    );
  }
  if (typeof row.ifMatch === "string" && row.ifMatch !== "*" && row.ifMatch !== etagOf(record))
    refuse(412, "etag-mismatch", `The record is at ${etagOf(record)}.`);
  // A step of several orders has the conditions of the same step of a single order.
  const single = world.operations.find(
    ({ path }) => path === `${collection.root}/{${collection.parameter}}/status`,
  );
  const steps = (collection.machine?.transitions ?? []).filter(
    ({ from, to }) => from === record.status && to === row.status,
  );
  const isOwn = steps.some(({ operationId }) => operationId === request.operation.id);
  const transition = isOwn ? steps[0] : undefined;
  const id = transition?.operationId ?? single?.id ?? request.operation.id;
  const operation = { ...request.operation, id };
  return act({ ...request, operation, body: row }, collection, record, world).record;
}

function bulkRows(
  request: CheckedRequest,
  collection: Collection,
  { name: list, rows }: { name: string; rows: JsonObject[] },
  world: World,
): MockResponse {
  const results: JsonObject[] = [];
  const changed: MockRecord[] = [];
  const refused: { error: RefusedRequest; index: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const key = pick(row, (name) => name.endsWith("Id"));
    try {
      const record = doRow(request, row, collection, world);
      changed.push(record);
      const shown = Object.keys(row).filter((name) => name in record);
      results.push({ ...key, ...Object.fromEntries(shown.map((name) => [name, record[name]])) });
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      results.push({ ...key, problem: problemResponse(error, request.instance, world).body });
      refused.push({ error, index });
    }
  }
  const [first] = refused;
  if (first && !answersByRow(request, world)) {
    const details = refused.map(({ error: { refusal }, index }): ProblemDetail => ({
      pointer: `/${list}/${index}`,
      rule: refusal.status === 404 ? "reference" : "state",
      message: refusal.detail.slice(0, 500),
    }));
    const were = refused.length === 1 ? "was" : "were";
    const detail = `${refused.length} of ${rows.length} rows ${were} refused, so nothing was changed.`;
    const { code, status } = first.error.refusal;
    refuse(answerFor(request.operation, code)?.status ?? status, code, detail, details);
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

/** A request about several records, or about one that the body identifies. */
export function bulk(request: CheckedRequest, collection: Collection, world: World): MockResponse {
  const found = rowsIn(request);
  return found ? bulkRows(request, collection, found, world) : scan(request, collection, world);
}
