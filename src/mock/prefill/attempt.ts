import type { Mock } from "../create-mock";
import type { MockResponse } from "../model";
import type { Operation } from "../mock-operations";
import { isAccepted, mended } from "./mend";
import { requestOf, type Wish } from "./wish";

/** Wishes tried in place of one. */
const most = 16;

/** Thrown when a search has sent as many requests as it may. */
export class Exhausted extends Error {}

/** A mock that takes only so many requests more, on it and on its forks. */
export function limited(mock: Mock, budget: { requests: number }): Mock {
  return {
    ...mock,
    handle(request) {
      if (budget.requests-- <= 0) throw new Exhausted();
      return mock.handle(request);
    },
    fork: () => limited(mock.fork(), budget),
  };
}

/** A copy of a mock to try requests on: refused ones leave no trace, so that it serves until one is accepted. */
export class Trial {
  private copy: Mock | undefined;
  constructor(private readonly base: Mock) {}

  private send(operation: Operation, wish: Wish): MockResponse {
    this.copy ??= this.base.fork();
    const answer = this.copy.handle(requestOf(operation, wish));
    if (answer.status < 400) this.copy = undefined;
    return answer;
  }

  /** The wish as the mock accepts it, with what is refused of its body mended. */
  accepted(operation: Operation, wish: Wish): Wish | undefined {
    const queue = [wish];
    const seen = new Set<string>();
    while (queue.length && seen.size < most) {
      const next = queue.shift();
      const text = JSON.stringify(next?.body) ?? "";
      if (!next || seen.has(text)) continue;
      seen.add(text);
      const answer = this.send(operation, next);
      if (isAccepted(answer)) return next;
      for (const body of mended(this.base, operation, next, answer)) queue.push({ ...next, body });
    }
    return undefined;
  }
}
