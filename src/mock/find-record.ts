import { objectsAt } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import type { Collection } from "./collections";
import type { MockRecord } from "./model";
import { codesOf, refuse } from "./problems";
import type { MemberRole } from "./roles";
import type { World } from "./world";

/** Refuses the request with 404. */
export function refuseMissing({ operation }: CheckedRequest, what: string): never {
  const code = codesOf(operation, 404)[0] ?? "not-found";
  return refuse(404, code, `No record ${what} exists in this company.`);
}

/** The record that the path names, or 404. Below another record, it has to belong to that one. */
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

/** A record by its number, or by any text or code that it has, such as a barcode. */
export function recordBy(
  request: CheckedRequest,
  collection: Collection,
  parameter: string,
  world: World,
): MockRecord {
  const wanted = (request.path[parameter] ?? "").toLowerCase();
  const matches = (value: unknown) => typeof value === "string" && value.toLowerCase() === wanted;
  const records = world.store
    .list(collection.root)
    .filter((record) =>
      Object.entries(request.query).every(
        ([name, value]) => !(name in record) || record[name] === value,
      ),
    );
  const found =
    records.find((record) => matches(record[parameter])) ??
    records.find((record) => Object.values(record).flat().some(matches));
  return found ?? refuseMissing(request, request.path[parameter] ?? "");
}

/** The line or contact of a record that the path names, or 404. */
export function memberOf(
  request: CheckedRequest,
  record: MockRecord,
  { field, parameter }: MemberRole,
) {
  const id = request.path[parameter];
  const member = objectsAt(record, field.name).find((other) => other.id === id);
  return member ?? refuseMissing(request, String(id));
}
