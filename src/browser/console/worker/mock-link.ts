import type { MockRequest, MockResponse } from "../../../mock/model";
import type { Difference } from "../../../mock/walk-through/differences";
import type { Comparison, WalkDescription } from "../../../mock/walk-through/walk-tools";
import { takeMockWorker } from "./mock-worker-ahead";
import type { FromMock, MockStep, PrefillAnswer, PrefillQuestion, ToMock } from "./mock-messages";

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface LinkOptions {
  url: string;
  /** Names of parts of the mock that are sure to be needed. */
  parts?: readonly string[];
  /** Requests to repeat first. */
  journal?: readonly MockRequest[];
  /** Called when the mock begins with something, or has finished it. */
  onStep?(step: MockStep | undefined): void;
  /** Called when the worker cannot run. */
  onBroken(): void;
}

/** A mock in its own worker. */
export class MockLink {
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private next = 0;

  constructor({ url, parts = [], journal = [], onStep, onBroken }: LinkOptions) {
    this.worker = takeMockWorker();
    const breakOff = (message: string) => {
      this.close(message);
      onStep?.(undefined);
      onBroken();
    };
    this.worker.addEventListener("message", ({ data }) => {
      const message = data as FromMock;
      if (message.type === "step") return onStep?.(message.step);
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "answer") return waiting?.resolve(message.answer);
      waiting?.reject(new Error(message.message));
      breakOff(message.message);
    });
    for (const event of ["error", "messageerror"])
      this.worker.addEventListener(event, () => breakOff("The worker could not be started."));
    this.post({ type: "open", url, parts, journal });
  }

  send(request: MockRequest): Promise<MockResponse> {
    return this.ask((id) => ({ type: "send", id, request })) as Promise<MockResponse>;
  }

  prefill(question: PrefillQuestion): Promise<PrefillAnswer> {
    return this.ask((id) => ({ type: "prefill", id, question })) as Promise<PrefillAnswer>;
  }

  describe(operations: readonly string[]): Promise<WalkDescription> {
    return this.ask((id) => ({ type: "describe", id, operations })) as Promise<WalkDescription>;
  }

  compare(comparison: Comparison): Promise<Difference[]> {
    return this.ask((id) => ({ type: "compare", id, comparison })) as Promise<Difference[]>;
  }

  reset(): void {
    this.post({ type: "reset" });
  }

  close(message = "The mock was closed."): void {
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
  }

  private ask(message: (id: number) => ToMock): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.next;
      this.next += 1;
      this.waiting.set(id, { resolve, reject });
      this.post(message(id));
    });
  }

  private post(message: ToMock): void {
    this.worker.postMessage(message);
  }
}
