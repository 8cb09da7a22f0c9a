import type { FirstRequest } from "../../browser/console/console-file";
import { readConsoleFile } from "../../browser/console/request/console-operation";
import { firstDraft } from "../../browser/console/request/draft";
import { draftOf, wishOf } from "../../browser/console/request/prefill-draft";
import { createMock, type Mock } from "../../mock/create-mock";
import { prefill } from "../../mock/prefill/prefill";
import type { ReferenceFile } from "../../views/reference/draw-reference";
import { builtMock } from "./built-mock";
import { mockName } from "./mock-files";
import type { OperationPart } from "./operation-parts";

type Part = OperationPart["part"];

function firstRequest(mock: Mock, part: Part): FirstRequest | undefined {
  const name = mockName(part);
  const operation = mock.catalog.operations.find((one) => mockName(one) === name);
  if (!operation) return undefined;
  const of = readConsoleFile({ ...part, mock: "", parts: [] }, () => ({}));
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

/**
 * What each operation is sent first in a session that nothing has happened in: a search that takes seconds on a phone, so
 * that the build makes it. `files` are those of the mock, its own first.
 */
export function firstRequests(
  parts: readonly Part[],
  files: readonly ReferenceFile[],
): ReadonlyMap<Part, FirstRequest> {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const mock = createMock(builtMock(files[0]?.name ?? "", (name) => texts.get(name) ?? ""));
  return new Map(
    parts.flatMap((part) => {
      const request = firstRequest(mock.fork(), part);
      return request ? [[part, request] as const] : [];
    }),
  );
}
