import { importValidators } from "../import-validators";
import type { FromMock, ToMock } from "./mock-messages";
import { serveMock } from "./serve-mock";

/** The parts of a worker's global scope that are used here. */
interface WorkerScope {
  postMessage(message: FromMock): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToMock>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = serveMock((message) => scope.postMessage(message), importValidators);

scope.addEventListener("message", ({ data }) => serve(data));
