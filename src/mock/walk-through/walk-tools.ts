import { listAt } from "../../openapi/json";
import { serverPaths } from "../../openapi/server-paths";
import type { Mock } from "../create-mock";
import { differences, textsIn, type Difference } from "./differences";
import { stepOperation, type StepOperation } from "./step-operation";

/** What a walk-through needs before its first request. */
export interface WalkDescription {
  /** Path of the server. */
  base: string;
  /** Ids of the first records. */
  fixed: readonly string[];
  operations: readonly StepOperation[];
}

/** What a page shows of an answer, and the answer. */
export interface Comparison {
  /** Slug of the operation. */
  operation: string;
  status: number;
  shown: unknown;
  actual: unknown;
  /** Everything that was sent. */
  sent: unknown;
}

/** What a walk-through needs to know of some operations. */
export function describeWalk(
  { catalog: { document, operations: all, reader } }: Mock,
  fixed: Iterable<string>,
  operations: readonly string[],
): WalkDescription {
  const [base = ""] = serverPaths(listAt(document, "servers"));
  return {
    base,
    fixed: [...fixed],
    operations: all
      .filter(({ id }) => operations.includes(id))
      .map((operation) => stepOperation(operation, reader)),
  };
}

/** Where the values that a page shows differ from an answer. */
export function compareAnswer(
  { catalog: { operations, reader } }: Mock,
  { operation, status, shown, actual, sent }: Comparison,
): Difference[] {
  const answers = operations.find(({ id }) => id === operation)?.answers ?? [];
  const schema = answers.find((answer) => answer.status === status)?.content?.schema;
  return differences({ shown, actual, schema, reader, sent: textsIn(sent) });
}
