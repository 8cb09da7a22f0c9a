import { textAt } from "../../openapi/json";
import type { Collection } from "../collections";
import type { Mock } from "../create-mock";
import type { MockRecord, MockRequest } from "../model";
import type { Operation } from "../mock-operations";
import { Exhausted, limited, Trial } from "./attempt";
import { inPieces } from "./fit-lines";
import { after, statesOf, type Made } from "./make-record";
import { recordsFor, subjectOf, wishAlone, wishesFor, type RequestSubject } from "./subject";
import { exampleWishes, requestOf, type Wish } from "./wish";

/** A request that a mock accepts in its present state. */
export interface Prefilled {
  wish: Wish;
  /** Requests to send before, which make the record that it is about. */
  steps: readonly MockRequest[];
  /** That record, as they leave it. */
  prepared?: MockRecord;
  /** Index of the example that it is, if it is another than the one that was wished for. */
  example?: number;
}

/** Records made for the sake of a record. */
const deepest = 2;

/** New records of a collection, from the examples of its POST, or of single pieces, which are easier to come by. */
function* newRecords(mock: Mock, { root }: Collection, depth: number): Generator<Made> {
  const { operations, reader } = mock.catalog;
  const create = operations.find(({ path, method }) => path === root && method === "POST");
  if (!create || depth >= deepest) return;
  const examples = exampleWishes(create, reader).flatMap((wish) => [
    wish,
    { ...wish, body: inPieces(wish.body) },
  ]);
  const made = function* (filled: Prefilled): Generator<Made> {
    let before: Pick<Made, "mock" | "steps"> = { mock, steps: [] };
    for (const step of filled.steps) before = after(before, step);
    const { answer, ...done } = after(before, requestOf(create, filled.wish));
    const record = done.mock.find(textAt(answer.body, "id"))?.record;
    if (record) yield { ...done, record };
  };
  // What the records there are suffice for comes first: it takes far fewer requests.
  const others: Wish[] = [];
  for (const example of examples) {
    const filled = fromRecords(mock, create, example);
    if (filled) yield* made(filled);
    else others.push(example);
  }
  for (const example of others) {
    const filled = fromNewRecord(mock, create, example, depth + 1);
    if (filled) yield* made(filled);
  }
}

/** A request about one of some records that is accepted. */
function aboutOneOf(
  records: readonly MockRecord[],
  mock: Mock,
  operation: Operation,
  subject: RequestSubject,
  wish: Wish,
): Wish | undefined {
  const trial = new Trial(mock);
  for (const record of records)
    for (const one of wishesFor(mock, operation, subject, record, wish)) {
      const accepted = trial.accepted(operation, one);
      if (accepted) return accepted;
    }
  return undefined;
}

/** A request about the first of some records that can be brought to a state in which it is accepted. */
function aboutOneBroughtOn(
  starts: Iterable<Made>,
  operation: Operation,
  subject: RequestSubject,
  wish: Wish,
): Prefilled | undefined {
  for (const start of starts)
    for (const state of statesOf(start, operation, subject.of, wish)) {
      const { steps, record: prepared } = state;
      const accepted = aboutOneOf([prepared], state.mock, operation, subject, wish);
      if (accepted) return { wish: accepted, steps, prepared };
    }
  return undefined;
}

/** A request without a subject; what already exists once is removed before. */
function alone(mock: Mock, operation: Operation, wish: Wish): Prefilled | undefined {
  const accepted = new Trial(mock).accepted(operation, wishAlone(mock, wish));
  if (accepted) return { wish: accepted, steps: [] };
  const { operations, reader } = mock.catalog;
  const siblings = operations.filter(
    ({ path, method }) =>
      path === operation.path && method !== "GET" && method !== operation.method,
  );
  for (const sibling of siblings)
    for (const example of exampleWishes(sibling, reader)) {
      const first = new Trial(mock).accepted(sibling, example);
      if (!first) continue;
      const done = after({ mock, steps: [] }, requestOf(sibling, first));
      const next = new Trial(done.mock).accepted(operation, wishAlone(done.mock, wish));
      if (next) return { wish: next, steps: done.steps };
    }
  return undefined;
}

/** A request about what there is. */
function fromRecords(mock: Mock, operation: Operation, wish: Wish): Prefilled | undefined {
  const subject = subjectOf(mock, operation, wish);
  if (!subject) return alone(mock, operation, wish);
  const kind = mock.catalog.roleOf(operation).kind;
  if (kind === "bulk") {
    const accepted = new Trial(mock).accepted(operation, wishAlone(mock, wish));
    if (accepted) return { wish: accepted, steps: [] };
  }
  const { near, others } = recordsFor(mock, subject);
  // Rather than a record of the demo company that the reader did not name, one made for it is removed.
  const records = kind === "delete" ? near : [...near, ...others];
  const accepted = aboutOneOf(records, mock, operation, subject, wish);
  return accepted && { wish: accepted, steps: [] };
}

/** A request about a record that is made for it. */
function fromNewRecord(
  mock: Mock,
  operation: Operation,
  wish: Wish,
  depth: number,
): Prefilled | undefined {
  const subject = subjectOf(mock, operation, wish);
  if (!subject || subject.isChosen) return undefined;
  return aboutOneBroughtOn(newRecords(mock, subject.of, depth), operation, subject, wish);
}

/** A request about a record that there is, brought to a state that does; deletions take it as it is. */
function fromRecordBroughtOn(mock: Mock, operation: Operation, wish: Wish): Prefilled | undefined {
  const subject = subjectOf(mock, operation, wish);
  if (!subject || subject.isChosen) return undefined;
  const { near, others } = recordsFor(mock, subject);
  if (mock.catalog.roleOf(operation).kind === "delete") {
    const accepted = aboutOneOf(others, mock, operation, subject, wish);
    return accepted && { wish: accepted, steps: [] };
  }
  const starts = [...near, ...others].map((record) => ({ mock, steps: [], record }));
  return aboutOneBroughtOn(starts, operation, subject, wish);
}

/** Requests that one search with one example may try: one that takes longer is not worth the wait. */
const mostRequests = 120;

/** What a search finds before it has sent as many requests as it may. */
function within(mock: Mock, search: (mock: Mock) => Prefilled | undefined): Prefilled | undefined {
  try {
    return search(limited(mock, { requests: mostRequests }));
  } catch (error) {
    if (error instanceof Exhausted) return undefined;
    throw error;
  }
}

/**
 * The example of an operation as a request that a mock accepts in its present state; another example if there is none,
 * and undefined if there is none of any.
 */
export function prefill(mock: Mock, operation: Operation, wish: Wish): Prefilled | undefined {
  const { mediaType, parameters, typed } = wish;
  const content = operation.body?.contents.find((one) => one.mediaType === mediaType);
  const wished = JSON.stringify(wish.body);
  function* wishes(): Generator<{ wish: Wish; example?: number }> {
    yield { wish };
    for (const [example, { value: body }] of (content?.examples ?? []).entries())
      if (JSON.stringify(body) !== wished)
        yield {
          example,
          wish: { parameters, ...(typed && { typed }), ...(mediaType && { mediaType }), body },
        };
  }
  for (const { wish: one, ...which } of wishes()) {
    const found =
      within(mock, (tried) => fromRecords(tried, operation, one)) ??
      within(mock, (tried) => fromNewRecord(tried, operation, one, 0)) ??
      within(mock, (tried) => fromRecordBroughtOn(tried, operation, one));
    if (found) return { ...found, ...which };
  }
  return undefined;
}
