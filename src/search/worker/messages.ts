import type { AlgoliaRequest, AlgoliaResponse, SearchErrorReason } from "../client/types";

/** From the page to the worker. */
export type ToWorker =
  | { type: "open"; manifestUrl: string; base: string }
  | { type: "search"; id: number; requests: readonly AlgoliaRequest[] };

/** From the worker to the page. */
export type FromWorker =
  /** More can be found. */
  | { type: "more" }
  | { type: "answer"; id: number; response: AlgoliaResponse }
  | { type: "failure"; id: number; reason: SearchErrorReason; message: string };
