import { text } from "../../i18n/walk-through-text";
import type { MockRequest, MockResponse } from "../model";
import type { StepOperation } from "./step-operation";
import type { Step } from "./steps";
import { Walk, type PlannedRequest } from "./walk";

/** What a walk-through asks of the mock that it has for itself. */
export interface WalkTools {
  /** Path of the server, ids of the start, operations by slug. */
  describe(operations: readonly string[]): Promise<WalkDescription>;
  send(request: MockRequest): Promise<MockResponse>;
}

/** What a walk-through must know before it begins. */
export interface WalkDescription {
  base: string;
  fixed: readonly string[];
  operations: readonly StepOperation[];
}

/** How a step went. */
export interface StepResult {
  step: Step;
  request?: PlannedRequest;
  response?: MockResponse;
  /** Why it was not sent. */
  skipped?: string;
  /** The answer has the status that the page shows. */
  isAsShown: boolean;
}

const headerOf = ({ headers }: MockResponse, wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];

function mockRequest({ method, path, query, headers, body, form }: PlannedRequest): MockRequest {
  const fields = form && Object.fromEntries(form.map(({ name, value }) => [name, value]));
  const sent = fields ?? body;
  return {
    method,
    path,
    query: Object.fromEntries(query),
    headers: { ...headers, ...(fields && { "Content-Type": "multipart/form-data" }) },
    ...(sent !== undefined && { body: sent }),
  };
}

/** The calls of one page, run in their order; each goes on from what the answers before gave. */
export class WalkThrough {
  private readonly results: StepResult[] = [];
  private walk: Walk | undefined;
  private operations = new Map<string, StepOperation>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly steps: readonly Step[],
    private readonly tools: WalkTools,
  ) {}

  /** Runs all steps up to one that were not run yet; `onResult` hears of each. One run after the other. */
  runTo(last: number, onResult: (result: StepResult) => void): Promise<void> {
    const run = this.running.then(async () => {
      for (const step of this.steps.slice(this.results.length, last + 1)) {
        const result = await this.runStep(step);
        this.results.push(result);
        onResult(result);
      }
    });
    this.running = run.catch(() => undefined);
    return run;
  }

  private async start(): Promise<Walk> {
    if (this.walk) return this.walk;
    const slugs = [...new Set(this.steps.map(({ operation }) => operation))];
    const { base, fixed, operations } = await this.tools.describe(slugs);
    this.operations = new Map(operations.map((operation) => [operation.id, operation]));
    this.walk = new Walk(base, new Set(fixed));
    return this.walk;
  }

  private async runStep(step: Step): Promise<StepResult> {
    const walk = await this.start();
    const operation = this.operations.get(step.operation);
    const request = operation
      ? walk.plan(step, operation)
      : text.reasons.noOperation(step.operation);
    if (typeof request === "string") return { step, skipped: request, isAsShown: false };
    const expected = step.response?.status;
    if (expected !== "412") await walk.version(request, (path) => this.versionOf(path));
    const response = await this.tools.send(mockRequest(request));
    walk.remember(request, headerOf(response, "etag"), response.body);
    const { status } = response;
    const isAsShown = expected ? String(status) === expected : status < 400;
    if (isAsShown && step.response) walk.learn(JSON.parse(step.response.fence.code), response.body);
    return { step, request, response, isAsShown };
  }

  private async versionOf(path: string): Promise<string | undefined> {
    const headers = { Authorization: "Bearer iat_tutorial" };
    return headerOf(await this.tools.send({ method: "GET", path, headers }), "etag");
  }
}
