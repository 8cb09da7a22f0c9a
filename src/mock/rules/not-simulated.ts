import type { Operation } from "../mock-operations";

/** Codes that the mock answers with whatever the operation: requests, credentials, versions, statuses, duplicates. */
const ofEveryOperation = new Set([
  "authentication-required",
  "scope-missing",
  "not-found",
  "malformed-request",
  "invalid-parameter",
  "invalid-cursor",
  "unsupported-media-type",
  "validation-failed",
  "if-match-required",
  "etag-mismatch",
  "idempotency-key-reused",
  "transition-not-allowed",
  "my-work-layout-exists",
]);

/** Endings of codes that follow from the records: numbers that are taken, records in use, parts that exist or are missing. */
const byEnding =
  /-(taken|in-use|not-draft|not-editable)$|^(billing-address|shipping-address|primary-address|primary-contact|vendor-contact)-(exists|required)$/;

/** Refusals that the mock answers only when `Sandbox-Answer` asks for them. */
export const notSimulated: readonly string[] = [
  "approval-by-author",
  "approval-required",
  "carrier-rejected",
  "company-group-balances-open",
  "company-limit-reached",
  "credential-revoked",
  "customs-data-missing",
  "file-too-large",
  "idempotency-key-in-progress",
  "internal-error",
  "journal-entry-allocated",
  "location-forbidden",
  "period-closed",
  "rate-limited",
  "right-missing",
  "service-unavailable",
  "shipping-label-used",
  "token-expired",
  "too-many-at-once",
];

/** Refusals that rules of other operations answer, and these operations only when `Sandbox-Answer` asks for them. */
export const notSimulatedIn: Readonly<Record<string, readonly string[]>> = {
  "company-in-other-group": ["create-company-group"],
  "exchange-rate-missing": ["create-billable-expense-charge"],
  "lot-not-available": ["handle-routing-operation-by-barcode-scan", "update-shipment-status"],
  "posting-reconciled": [
    "update-bank-deposit",
    "delete-bank-deposit",
    "delete-refund",
    "update-expense",
    "delete-expense",
  ],
  "serial-not-available": ["handle-routing-operation-by-barcode-scan", "update-shipment-status"],
};

const named = new Set(notSimulated);

/** True for a code that follows from the state of the mock, by a rule of the operations or of all of them. */
export const isGeneral = (code: string): boolean =>
  !named.has(code) && (ofEveryOperation.has(code) || byEnding.test(code));

/**
 * The codes of an operation that only `Sandbox-Answer` brings: nothing in the mock leads to them. Those that any
 * operation may answer, such as 401 and 429, are left out.
 */
export const notSimulatedBy = ({ id, answers }: Pick<Operation, "id" | "answers">): string[] =>
  answers
    .filter(({ status }) => status === 409 || status === 422)
    .flatMap(({ codes }) =>
      codes.filter((code) => named.has(code) || notSimulatedIn[code]?.includes(id)),
    );
