import type { MockRequest, MockResponse } from "../../../mock/model";
import type { Offer } from "../../../mock/prefill/offers";
import type { Prefilled } from "../../../mock/prefill/prefill";
import type { Wish } from "../../../mock/prefill/wish";
import type { Difference } from "../../../mock/walk-through/differences";
import type { Comparison, WalkDescription } from "../../../mock/walk-through/walk-tools";

/** An operation and the example of it that the mock is to accept; without one, only ids are asked for. */
export interface PrefillQuestion {
  method: string;
  path: string;
  wish?: Wish;
}

/** What the mock accepts, if it knows something, and the ids of its records by prefix. */
export interface PrefillAnswer {
  found: Prefilled | undefined;
  ids: Readonly<Record<string, readonly Offer[]>>;
}

/** From the page to the worker. */
export type ToMock =
  /** `parts`: files to fetch at once; `journal`: earlier requests of this session, which are repeated. */
  | { type: "open"; url: string; parts: readonly string[]; journal: readonly MockRequest[] }
  | { type: "send"; id: number; request: MockRequest }
  | { type: "prefill"; id: number; question: PrefillQuestion }
  | { type: "describe"; id: number; operations: readonly string[] }
  | { type: "compare"; id: number; comparison: Comparison }
  | { type: "reset" };

/** What the mock is doing; nothing is said while it waits. */
export type MockStep = "loading" | "starting" | "looking";

/** From the worker to the page. */
export type FromMock =
  | { type: "step"; step: MockStep | undefined }
  | {
      type: "answer";
      id: number;
      answer: MockResponse | WalkDescription | PrefillAnswer | Difference[];
    }
  | { type: "failure"; id: number; message: string };
