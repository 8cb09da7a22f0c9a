import type { CheckedRequest } from "./check-request";
import { etagOf } from "./etag";
import type { MockRecord } from "./model";
import { documentedCode, Refused, refuse } from "./problems";

/** Compares `If-Match` with the record: 428 when it is needed and missing, 412 when it is of another version. */
export function checkVersion({ operation, headers }: CheckedRequest, record: MockRecord): void {
  const parameter = operation.parameters.find(
    ({ name, place }) => place === "header" && name.toLowerCase() === "if-match",
  );
  const sent = headers["if-match"];
  if (parameter?.required && !sent)
    refuse(
      428,
      documentedCode(operation, 428, () => true) ?? "if-match-required",
      "Read the record and send its ETag in If-Match.",
    );
  const current = etagOf(record);
  if (!parameter || !sent || sent === "*" || sent === current) return;
  throw new Refused({
    status: 412,
    code: documentedCode(operation, 412, () => true) ?? "etag-mismatch",
    detail: `If-Match is ${sent}, but the record is at ${current}, changed at ${String(record.updatedAt ?? "an unknown time")}.`,
    headers: { ETag: current },
  });
}

/** True when the reader has this version already and the operation documents 304. */
export function isUnchanged({ operation, headers }: CheckedRequest, record: MockRecord): boolean {
  return (
    headers["if-none-match"] === etagOf(record) &&
    operation.answers.some(({ status }) => status === 304)
  );
}
