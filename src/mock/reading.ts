import { isObject } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import type { MockRecord } from "./model";
import { documentedCode, refuse } from "./problems";
import type { World } from "./world";

/** Ends the request because there is no such record. */
export function refuseMissing({ operation }: CheckedRequest, what: string): never {
  return refuse(
    404,
    documentedCode(operation, 404, () => true) ?? "not-found",
    `No record ${what} exists in this company.`,
  );
}

/** The record that the path names; 404 when there is none. Below another record it has to belong to that one. */
export function recordAt(
  request: CheckedRequest,
  collection: Collection,
  world: World,
): MockRecord {
  const id = request.path[collection.parameter] ?? "";
  const record = world.store.get(collection.root, id);
  if (!record) return refuseMissing(request, id);
  for (const [name, value] of Object.entries(request.path))
    if (name !== collection.parameter && name in record && record[name] !== value)
      return refuseMissing(request, id);
  return record;
}

/** A record by what people read on paper or a scanner reads: its number, or any text or code that it has. */
export function recordBy(
  request: CheckedRequest,
  collection: Collection,
  parameter: string,
  world: World,
): MockRecord {
  const wanted = (request.path[parameter] ?? "").toLowerCase();
  const is = (value: unknown) => typeof value === "string" && value.toLowerCase() === wanted;
  const records = world.store
    .list(collection.root)
    .filter((record) =>
      Object.entries(request.query).every(
        ([name, value]) => !(name in record) || record[name] === value,
      ),
    );
  const found =
    records.find((record) => is(record[parameter])) ??
    records.find((record) =>
      Object.values(record).some((value) => is(value) || (Array.isArray(value) && value.some(is))),
    );
  return found ?? refuseMissing(request, request.path[parameter] ?? "");
}

/** A line or contact of a record. */
export function memberOf(
  request: CheckedRequest,
  record: MockRecord,
  field: string,
  parameter: string,
) {
  const id = request.path[parameter];
  const members = Array.isArray(record[field]) ? record[field].filter(isObject) : [];
  return members.find((member) => member.id === id) ?? refuseMissing(request, String(id));
}
