import { createMockWorker } from "./create-mock-worker";

let ahead: Worker | undefined;
let isFirst = true;

/** Loads the code of a tab's first mock while that of the console is on its way. */
export function loadMockWorker(): void {
  if (!isFirst) return;
  isFirst = false;
  try {
    ahead = createMockWorker();
    // The console's own attempt reports why it cannot run.
    ahead.onerror = () => (ahead = undefined);
  } catch {
    // Workers are blocked: the console says so.
  }
}

/** The worker of a mock, which may be running already. @throws where workers are blocked */
export function takeMockWorker(): Worker {
  const worker = ahead ?? createMockWorker();
  ahead = undefined;
  isFirst = false;
  return worker;
}
