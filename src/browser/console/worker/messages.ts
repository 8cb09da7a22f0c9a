import type { MockRequest, MockResponse } from "../../../mock/model";
import type { WalkDescription } from "../../../mock/walk-through/walk-through";

/** From the page to the worker. */
export type ToMock =
  /** `journal` is what was changed before, in this session: it is done once more. */
  | { type: "open"; url: string; journal: readonly MockRequest[] }
  | { type: "send"; id: number; request: MockRequest }
  | { type: "describe"; id: number; operations: readonly string[] }
  | { type: "reset" };

/** From the worker to the page. */
export type FromMock =
  | { type: "answer"; id: number; answer: MockResponse | WalkDescription }
  | { type: "failure"; id: number; message: string };
