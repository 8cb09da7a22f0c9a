/** Starts the worker of the mock. @throws where workers are blocked */
export const createMockWorker = (): Worker =>
  new Worker(new URL("./mock-worker.ts", import.meta.url), { name: "mock" });
