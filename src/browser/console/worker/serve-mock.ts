import { createMock, type Mock } from "../../../mock/create-mock";
import { idsIn } from "../../../mock/ids-in";
import type { MockRequest } from "../../../mock/model";
import { MissingPart } from "../../../mock/loaded-parts";
import { offers } from "../../../mock/prefill/offers";
import { prefill } from "../../../mock/prefill/prefill";
import { compareAnswer, describeWalk } from "../../../mock/walk-through/walk-tools";
import type { MockFile } from "../console-file";
import { fetchJson, LoadedParts, type ImportValidators } from "./load-parts";
import type { FromMock, MockStep, PrefillAnswer, PrefillQuestion, ToMock } from "./mock-messages";

interface Opened {
  mock: Mock;
  file: MockFile;
  parts: LoadedParts;
}

/** Does some work with a mock. What lacks a part is done again on the mock as it was, once the part is there. */
async function withParts<Result>(opened: Opened, work: (mock: Mock) => Result): Promise<Result> {
  for (;;) {
    const mock = opened.mock.fork();
    try {
      const result = work(mock);
      opened.mock = mock;
      return result;
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      await opened.parts.load(error.file);
    }
  }
}

/** Repeats a request. If the mock fails, it failed the first time, too, so the rest still counts. */
function redo(mock: Mock, request: MockRequest): void {
  try {
    mock.handle(request);
  } catch (error) {
    if (error instanceof MissingPart) throw error;
    console.warn("A request of this session cannot be done once more", error);
  }
}

/** Creates a mock and repeats the requests of this session: the same requests give the same records. */
async function open(
  { url, parts: needed, journal }: ToMock & { type: "open" },
  importValidators: ImportValidators,
  onStep: (step: MockStep) => void,
): Promise<Opened> {
  onStep("loading");
  const parts = new LoadedParts(url, importValidators);
  const loading = fetchJson(url) as Promise<MockFile>;
  const [file] = await Promise.all([loading, ...needed.map((part) => parts.load(part))]);
  onStep("starting");
  const mock = createMock(parts.optionsOf(file));
  const opened = { mock, file, parts };
  for (const request of journal) await withParts(opened, (one) => redo(one, request));
  return opened;
}

function prefilled(mock: Mock, { method, path, wish }: PrefillQuestion): PrefillAnswer {
  const operation = mock.catalog.operations.find(
    (one) => one.path === path && one.method === method.toUpperCase(),
  );
  return { found: operation && wish && prefill(mock, operation, wish), ids: offers(mock) };
}

function answerOf(mock: Mock, file: MockFile, message: Extract<ToMock, { id: number }>) {
  switch (message.type) {
    case "describe":
      return describeWalk(mock, new Set(idsIn(file.records)), message.operations);
    case "compare":
      return compareAnswer(mock, message.comparison);
    case "prefill":
      return prefilled(mock, message.question);
    case "send":
      return mock.handle(message.request);
  }
}

/** Handles the messages of the page; separate from the worker, so that tests need none. */
export function serveMock(
  post: (message: FromMock) => void,
  importValidators: ImportValidators,
): (message: ToMock) => void {
  const say = (step: MockStep | undefined) => post({ type: "step", step });
  let opening: Promise<Opened> | undefined;
  /** One message after the other: an answer may have to wait for a part of the mock. */
  let last: Promise<unknown> = Promise.resolve();

  async function answer(message: Extract<ToMock, { id: number }>): Promise<void> {
    const { id } = message;
    try {
      if (!opening) throw new Error("The mock was not opened.");
      const opened = await opening;
      if (message.type === "prefill" && message.question.wish) say("looking");
      const answered = await withParts(opened, (mock) => answerOf(mock, opened.file, message));
      say(undefined);
      post({ type: "answer", id, answer: answered });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      say(undefined);
      post({ type: "failure", id, message: text });
    }
  }

  return (message) => {
    if (message.type === "open") {
      opening = open(message, importValidators, say);
      opening.catch(() => undefined);
    } else if (message.type === "reset")
      last = last.then(async () => (await opening)?.mock.reset()).catch(() => undefined);
    else last = last.then(() => answer(message));
  };
}
