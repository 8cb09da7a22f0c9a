import type { FirstRequest } from "../../browser/console/console-file";
import {
  readConsoleFile,
  type ConsoleOperation,
} from "../../browser/console/request/console-operation";
import { firstDraft } from "../../browser/console/request/draft";
import { draftOf, wishOf } from "../../browser/console/request/prefill-draft";
import { firstMockRequest } from "../../browser/console/request/mock-request";
import { createMock, type Mock } from "../../mock/create-mock";
import type { Operation } from "../../mock/mock-operations";
import { prefill } from "../../mock/prefill/prefill";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { builtMock } from "./built-mock";
import { mockName } from "./mock-files";
import type { OperationPart } from "./operation-parts";

type Part = OperationPart["part"];

function firstRequest(
  mock: Mock,
  of: ConsoleOperation,
  operation: Operation,
): FirstRequest | undefined {
  const example = firstDraft(of, {});
  const found = prefill(mock, operation, wishOf(of, example, []));
  if (!found) return undefined;
  const { parameters, body } = draftOf(found.wish, example);
  return {
    draft: { parameters, body, ...(found.example !== undefined && { example: found.example }) },
    steps: found.steps,
    ...(found.prepared && { record: found.prepared }),
  };
}

/** Sends what a reader sends who presses Send first of all. */
function press(mock: Mock, of: ConsoleOperation, first: FirstRequest): void {
  for (const request of [...first.steps, firstMockRequest(of, first)]) mock.handle(request);
}

/** The first press of an operation. */
interface FirstPress {
  /** Absent if the mock accepts no request about the operation. */
  first: FirstRequest | undefined;
  /** The validators that it runs: names of files. */
  checks: ReadonlySet<string>;
}

/**
 * What each operation is sent first in a session that nothing has happened in: a search that takes seconds on a phone, so
 * that the build makes it. `files` are those of the mock, its own first.
 */
export function firstPresses(
  parts: readonly Part[],
  files: readonly ReferenceFile[],
): ReadonlyMap<Part, FirstPress> {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  let checks = new Set<string>();
  const mock = createMock(
    builtMock(
      files[0]?.name ?? "",
      (name) => texts.get(name) ?? "",
      (file) => checks.add(file),
    ),
  );
  const byName = new Map(mock.catalog.operations.map((one) => [mockName(one), one]));
  return new Map(
    parts.flatMap((part) => {
      const operation = byName.get(mockName(part));
      if (!operation) return [];
      const of = readConsoleFile({ ...part, mock: "", parts: [] }, () => ({}));
      const first = firstRequest(mock.fork(), of, operation);
      checks = new Set();
      if (first) press(mock.fork(), of, first);
      return [[part, { first, checks }] as const];
    }),
  );
}
