import type { CheckedRequest } from "./check-request";
import { etagOf } from "./etag";
import type { MockRecord } from "./model";
import { codesOf, RefusedRequest, refuse } from "./problems";

/** Compares `If-Match` with the record: 428 if it is required and missing, 412 if it is another version. */
export const checkVersion = (request: CheckedRequest, record: MockRecord): void =>
  checkTag(
    request,
    () => etagOf(record),
    `changed at ${String(record.updatedAt ?? "an unknown time")}`,
  );

/** Compares `If-Match` with a version. */
export function checkTag(
  { operation, headers }: CheckedRequest,
  version: () => string,
  about: string,
): void {
  const parameter = operation.parameters.find(
    ({ name, place }) => place === "header" && name.toLowerCase() === "if-match",
  );
  const sent = headers["if-match"];
  if (parameter?.required && !sent)
    refuse(
      428,
      codesOf(operation, 428)[0] ?? "if-match-required",
      "Read the record and send its ETag in If-Match.",
    );
  if (!parameter || !sent || sent === "*") return;
  const current = version();
  if (sent === current) return;
  throw new RefusedRequest({
    status: 412,
    code: codesOf(operation, 412)[0] ?? "etag-mismatch",
    detail: `If-Match is ${sent}, but the record is at ${current}, ${about}.`,
    headers: { ETag: current },
  });
}

/** True if the client has this version and the operation documents 304. */
export function isUnchanged({ operation, headers }: CheckedRequest, record: MockRecord): boolean {
  return (
    headers["if-none-match"] === etagOf(record) &&
    operation.answers.some(({ status }) => status === 304)
  );
}
