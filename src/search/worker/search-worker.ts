import type { FromWorker, ToWorker } from "./search-messages";
import { serveSearch } from "./serve-search";

/** TypeScript's library for workers excludes the one for pages, so this is the part in use. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = serveSearch((message) => scope.postMessage(message));

scope.addEventListener("message", ({ data }) => serve(data));
