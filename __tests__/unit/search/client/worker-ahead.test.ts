import type * as WorkerAhead from "../../../../src/search/client/worker-ahead";
import type { SearchWorker } from "../../../../src/search/client/algolia-types";

class FakeWorker {
  private readonly listeners: (() => void)[] = [];
  postMessage = jest.fn();
  terminate = jest.fn();
  addEventListener(type: string, listener: () => void) {
    if (type === "error") this.listeners.push(listener);
  }
  fail() {
    for (const listener of this.listeners) listener();
  }
}

const create = jest.fn((): FakeWorker => new FakeWorker());
jest.mock("../../../../src/search/client/create-search-worker", () => ({
  createSearchWorker: () => create() as unknown as SearchWorker,
}));

/** A page that was just opened. */
function page(): typeof WorkerAhead {
  let loaded: typeof WorkerAhead | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof WorkerAhead>("../../../../src/search/client/worker-ahead");
  });
  return loaded as typeof WorkerAhead;
}

beforeEach(() => create.mockClear());

test("a worker is started once, and given to its first user", () => {
  const { startWorkerAhead, takeWorker } = page();
  startWorkerAhead();
  startWorkerAhead();
  const worker = takeWorker();
  startWorkerAhead();
  expect(create).toHaveBeenCalledTimes(1);
  expect(takeWorker()).not.toBe(worker);
});

test("a worker that failed before anybody used it is replaced", () => {
  const { startWorkerAhead, takeWorker } = page();
  startWorkerAhead();
  const [first] = create.mock.results.map(({ value }) => value as FakeWorker);
  first?.fail();
  expect(takeWorker()).not.toBe(first);
});

test("where workers are blocked, only the user of the search hears of it", () => {
  create.mockImplementation(() => {
    throw new Error("blocked");
  });
  const { startWorkerAhead, takeWorker } = page();
  startWorkerAhead();
  expect(takeWorker).toThrow("blocked");
});
