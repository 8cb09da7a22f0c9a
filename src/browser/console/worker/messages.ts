import type { MockRequest, MockResponse } from "../../../mock/model";
import type { WalkDescription } from "../../../mock/walk-through/walk-through";

/** From the page to the worker. */
export type ToMock =
  /** `journal`: earlier requests of this session, which are repeated. */
  | { type: "open"; url: string; journal: readonly MockRequest[] }
  | { type: "send"; id: number; request: MockRequest }
  | { type: "describe"; id: number; operations: readonly string[] }
  | { type: "reset" };

/** From the worker to the page. */
export type FromMock =
  | { type: "answer"; id: number; answer: MockResponse | WalkDescription }
  | { type: "failure"; id: number; message: string };
