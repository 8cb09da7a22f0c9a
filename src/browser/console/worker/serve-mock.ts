import { createMock, type Mock } from "../../../mock/create-mock";
import type { MockRequest } from "../../../mock/model";
import { offers } from "../../../mock/prefill/offers";
import { prefill } from "../../../mock/prefill/prefill";
import { idsIn } from "../../../mock/ids-in";
import { compareAnswer, describeWalk } from "../../../mock/walk-through/walk-tools";
import {
  compiledValidator,
  type CompiledValidators,
} from "../../../openapi/validation/run-validators";
import type { MockFile } from "../console-file";
import { validatorsOf } from "../validators-of";
import type { FromMock, PrefillAnswer, PrefillQuestion, ToMock } from "./messages";

interface Opened {
  mock: Mock;
  fixed: Set<string>;
}

/** Repeats a request. If the mock fails, it failed the first time, too, so the rest still counts. */
function redo(mock: Mock, request: MockRequest): void {
  try {
    mock.handle(request);
  } catch (error) {
    console.warn("A request of this session cannot be done once more", error);
  }
}

type ImportValidators = (url: string) => Promise<CompiledValidators>;

async function fetchMock(url: string): Promise<MockFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return (await response.json()) as MockFile;
}

/** Creates a mock and repeats the requests of this session: the same requests give the same records. */
async function open(
  { url, journal }: ToMock & { type: "open" },
  importValidators: ImportValidators,
): Promise<Opened> {
  const [{ description, records }, validators] = await Promise.all([
    fetchMock(url),
    importValidators(validatorsOf(url)),
  ]);
  const validate = compiledValidator(validators);
  const mock = createMock({ description, validate, records: new Map(records) });
  for (const request of journal) redo(mock, request);
  return { mock, fixed: new Set(idsIn(records)) };
}

function prefilled({ mock }: Opened, { method, path, wish }: PrefillQuestion): PrefillAnswer {
  const operation = mock.catalogue.operations.find(
    (one) => one.path === path && one.method === method.toUpperCase(),
  );
  return { found: operation && prefill(mock, operation, wish), ids: offers(mock) };
}

function answerOf(opened: Opened, message: Extract<ToMock, { id: number }>) {
  switch (message.type) {
    case "describe":
      return describeWalk(opened.mock, opened.fixed, message.operations);
    case "compare":
      return compareAnswer(opened.mock, message.comparison);
    case "prefill":
      return prefilled(opened, message.question);
    case "send":
      return opened.mock.handle(message.request);
  }
}

/** Handles the messages of the page; separate from the worker, so that tests need none. */
export function serveMock(
  post: (message: FromMock) => void,
  importValidators: ImportValidators,
): (message: ToMock) => void {
  let opening: Promise<Opened> | undefined;

  async function answer(message: Extract<ToMock, { id: number }>): Promise<void> {
    const { id } = message;
    try {
      if (!opening) throw new Error("The mock was not opened.");
      const opened = await opening;
      post({ type: "answer", id, answer: answerOf(opened, message) });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      post({ type: "failure", id, message: text });
    }
  }

  return (message) => {
    if (message.type === "open") {
      opening = open(message, importValidators);
      opening.catch(() => undefined);
    } else if (message.type === "reset") void opening?.then(({ mock }) => mock.reset());
    else void answer(message);
  };
}
