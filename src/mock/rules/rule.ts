import { objectsAt, type JsonObject } from "../../openapi/json";
import type { CheckedRequest } from "../check-request";
import type { ErrorRule, MockRecord, MockResponse, ProblemDetail } from "../model";
import { answerFor, refuse, shownRefusal } from "../problems";
import type { World } from "../world";

/** A call that rules look at. */
export interface Call {
  request: CheckedRequest;
  body: JsonObject;
  world: World;
  /** The record that the path names, as it was before the call. */
  before?: MockRecord;
}

/** The rows of a list, before its filters, and the fields beside its page. */
export interface Listed {
  rows: JsonObject[];
  beside: JsonObject;
}

/** What holds for the calls of an operation, beyond what its schemas and state machines say. */
export interface Rule {
  /** The codes that it refuses with. */
  refuses?: readonly string[];
  /** Fields that a body has, if it leaves them out, by the state of records. */
  fills?(call: Call): JsonObject;
  /** Looks at the call before anything is done. */
  before?(call: Call): void;
  /** Looks at what was done, refuses it, or changes other records with it. */
  after?(call: Call): void;
  /** Fields of the records in an answer that are computed for it. */
  shows?(record: JsonObject, call: Call): JsonObject;
  /** The version of what the operation is about, if that is not a record; it is the ETag of answers. */
  version?(call: Call): string;
  /** Carries the call out in another way than operations of its role; undefined if it does not. */
  instead?(call: Call): MockResponse | undefined;
  /** Answers a read: an object, or all rows of a list with what the list has beside them. */
  answer?(call: Call): JsonObject | JsonObject[] | Listed;
}

/** Rules by `operationId`. */
export type Rules = Readonly<Record<string, Rule>>;

/** The same rule for several operations. */
export const forEach = (operations: readonly string[], rule: Rule): Rules =>
  Object.fromEntries(operations.map((id) => [id, rule]));

/** What a rule does in several steps, one after another. */
export const inTurn =
  (...steps: readonly ((call: Call) => void)[]) =>
  (call: Call): void =>
    steps.forEach((step) => step(call));

/** The same rule for making and changing a kind of record, such as `credit-memo`. */
export const onBoth = (kind: string, rule: Rule): Rules =>
  forEach([`create-${kind}`, `update-${kind}`], rule);

/** What the page of an operation shows of a code: a value out of range, or else a state of records. */
const shownRule = ({ request }: Call, code: string): ErrorRule =>
  objectsAt(shownRefusal(request.operation, code), "errors")[0]?.rule === "range"
    ? "range"
    : "state";

/** Refuses the call with a code, and the status that the operation documents for it. Nothing of the call remains. Where its page shows `errors`, they have at least the detail. */
export function refuseCall(
  call: Call,
  code: string,
  detail: string,
  errors?: ProblemDetail[],
): never {
  const { operation } = call.request;
  const shown = errors ? [] : objectsAt(shownRefusal(operation, code), "errors");
  const own = shown.length ? [{ rule: shownRule(call, code), message: detail }] : errors;
  return refuse(answerFor(operation, code)?.status ?? 409, code, detail, own);
}

/** A value that does not fit, why, and what the entry of `errors` calls it. */
export type ValueMistake = readonly [pointer: string, message: string, rule: ErrorRule];

/** Refuses the call with 422 for values that do not fit. */
export function refuseValues(call: Call, mistakes: readonly ValueMistake[]): never {
  return refuseCall(
    call,
    "validation-failed",
    mistakes.map(([, message]) => message).join(" "),
    mistakes.map(([pointer, message, rule]) => ({ pointer, rule, message })),
  );
}

/** Refuses the call for one value that does not fit the state of records. The message is the detail, too, unless there is another one. */
export function refuseAt(
  call: Call,
  code: string,
  pointer: string,
  message: string,
  detail = message,
): never {
  return refuseCall(call, code, detail, [{ pointer, rule: shownRule(call, code), message }]);
}

/** True if the operation documents a code. */
export const mayRefuse = ({ request }: Call, code: string): boolean =>
  answerFor(request.operation, code) !== undefined;

/** The records of a collection that the call has made or changed, with their state before. */
export function changesOf({ world }: Call, root: string) {
  return world.store
    .changes()
    .flatMap(({ collection, before, after }) =>
      collection === root && after ? [{ before, after }] : [],
    );
}

/** Stores what becomes of each record of a collection that the call has made or changed. */
export function changeEach(
  call: Call,
  root: string,
  changed: (after: MockRecord, before: MockRecord | undefined) => MockRecord,
): void {
  for (const { before, after } of changesOf(call, root))
    call.world.store.put(root, changed(after, before));
}

/** Changes the lines of the records of a collection that the call has made or changed. */
export const changeLines = (
  call: Call,
  root: string,
  changed: (line: JsonObject, after: MockRecord, before: MockRecord | undefined) => JsonObject,
): void =>
  changeEach(call, root, (after, before) => ({
    ...after,
    lines: objectsAt(after, "lines").map((line) => changed(line, after, before)),
  }));

/** The records of a collection that the call has made. */
export const madeBy = (call: Call, root: string): MockRecord[] =>
  changesOf(call, root).flatMap(({ before, after }) => (before ? [] : [after]));

/** The records of a collection that the call has brought into a status. */
export const reached = (call: Call, root: string, status: string): MockRecord[] =>
  changesOf(call, root).flatMap(({ before, after }) =>
    after.status === status && before?.status !== status ? [after] : [],
  );
