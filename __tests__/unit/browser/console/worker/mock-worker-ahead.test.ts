const createMockWorker = jest.fn(() => ({ onerror: null }) as unknown as Worker);
jest.mock("../../../../../src/browser/console/worker/create-mock-worker", () => ({
  createMockWorker: () => createMockWorker(),
}));

const newTab = async () => {
  jest.resetModules();
  createMockWorker.mockClear();
  return import("../../../../../src/browser/console/worker/mock-worker-ahead");
};

test("the first mock of a tab takes the worker that was loaded ahead, the next one its own", async () => {
  const { loadMockWorker, takeMockWorker } = await newTab();
  loadMockWorker();
  const first = takeMockWorker();
  expect(createMockWorker).toHaveBeenCalledTimes(1);
  loadMockWorker();
  expect(createMockWorker).toHaveBeenCalledTimes(1);
  expect(takeMockWorker()).not.toBe(first);
});

test("a worker that failed meanwhile is not taken: the next one tells its console why", async () => {
  const { loadMockWorker, takeMockWorker } = await newTab();
  loadMockWorker();
  const failed = createMockWorker.mock.results[0]?.value as Worker;
  failed.onerror?.({} as ErrorEvent);
  expect(takeMockWorker()).not.toBe(failed);
});

test("where workers are blocked, loading ahead says nothing, and taking one throws", async () => {
  const { loadMockWorker, takeMockWorker } = await newTab();
  createMockWorker.mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(loadMockWorker).not.toThrow();
  expect(takeMockWorker).toThrow("blocked");
});
