import type { AlgoliaRequest, AlgoliaResponse, SearchErrorReason } from "../client/algolia-types";

export type ToWorker =
  | { type: "open"; manifestUrl: string; base: string; manifest?: string }
  | { type: "search"; id: number; requests: readonly AlgoliaRequest[] };

export type FromWorker =
  /** More can be found. */
  | { type: "more" }
  | { type: "answer"; id: number; response: AlgoliaResponse }
  | { type: "failure"; id: number; reason: SearchErrorReason; message: string };
