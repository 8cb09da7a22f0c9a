import type { FromWorker, ToWorker } from "../worker/search-messages";
import {
  SearchError,
  type AlgoliaRequest,
  type AlgoliaResponse,
  type SearchWorker,
} from "./algolia-types";

interface Waiting {
  requests: readonly AlgoliaRequest[];
  resolve(response: AlgoliaResponse): void;
  reject(error: unknown): void;
}

interface WorkerEvents {
  /** More can be found. */
  onMore(): void;
  /** The worker cannot run; the requests in `waiting` have no answer yet. */
  onBroken(waiting: readonly Waiting[]): void;
}

/** Sends requests to a worker and returns promises. */
export class WorkerLink {
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(
    private readonly worker: SearchWorker,
    open: Omit<ToWorker & { type: "open" }, "type">,
    private readonly events: WorkerEvents,
  ) {
    worker.addEventListener("message", ({ data }) => this.hear(data as FromWorker));
    worker.addEventListener("error", () => this.breakOff());
    worker.addEventListener("messageerror", () => this.breakOff());
    this.post({ type: "open", ...open });
  }

  search(requests: readonly AlgoliaRequest[]): Promise<AlgoliaResponse> {
    return new Promise((resolve, reject) => {
      const id = this.next;
      this.next += 1;
      this.waiting.set(id, { requests, resolve, reject });
      this.post({ type: "search", id, requests });
    });
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "more") return this.events.onMore();
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.response);
    else waiting?.reject(new SearchError(message.reason, message.message));
  }

  private breakOff(): void {
    this.worker.terminate();
    const left = [...this.waiting.values()];
    this.waiting.clear();
    this.events.onBroken(left);
  }
}
