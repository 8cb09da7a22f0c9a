import { text } from "../../i18n/walk-through-text";
import { mockCredential } from "../credential";
import type { MockRequest, MockResponse } from "../model";
import type { StepOperation } from "./step-operation";
import type { Step } from "./steps";
import { RequestPlanner, type PlannedRequest } from "./request-planner";

/** Access to the mock of a walk-through, which nothing else uses. */
export interface WalkTools {
  describe(operations: readonly string[]): Promise<WalkDescription>;
  send(request: MockRequest): Promise<MockResponse>;
}

/** What a walk-through needs before its first request. */
export interface WalkDescription {
  /** Path of the server. */
  base: string;
  /** Ids of the first records. */
  fixed: readonly string[];
  operations: readonly StepOperation[];
}

/** The outcome of a step. */
export interface StepResult {
  step: Step;
  request?: PlannedRequest;
  response?: MockResponse;
  /** Why the request was not sent. */
  skipped?: string;
  /** The response has the status that the page shows. */
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

/** Runs the calls of a page in order; each uses values from earlier responses. */
export class WalkThrough {
  private readonly results: StepResult[] = [];
  private planner: RequestPlanner | undefined;
  private operations = new Map<string, StepOperation>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly steps: readonly Step[],
    private readonly tools: WalkTools,
  ) {}

  /** Runs the steps up to `last` that were not run yet. A second call waits for the first. */
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

  private async start(): Promise<RequestPlanner> {
    if (this.planner) return this.planner;
    const slugs = [...new Set(this.steps.map(({ operation }) => operation))];
    const { base, fixed, operations } = await this.tools.describe(slugs);
    this.operations = new Map(operations.map((operation) => [operation.id, operation]));
    this.planner = new RequestPlanner(base, new Set(fixed));
    return this.planner;
  }

  private async runStep(step: Step): Promise<StepResult> {
    const planner = await this.start();
    const operation = this.operations.get(step.operation);
    const request = operation
      ? planner.plan(step, operation)
      : text.reasons.noOperation(step.operation);
    if (typeof request === "string") return { step, skipped: request, isAsShown: false };
    const expected = step.response?.status;
    if (expected !== "412") await planner.version(request, (path) => this.versionOf(path));
    const response = await this.tools.send(mockRequest(request));
    planner.remember(request, headerOf(response, "etag"), response.body);
    const { status } = response;
    const isAsShown = expected ? String(status) === expected : status < 400;
    if (isAsShown && step.response)
      planner.learn(JSON.parse(step.response.fence.code), response.body);
    return { step, request, response, isAsShown };
  }

  private async versionOf(path: string): Promise<string | undefined> {
    const request = { method: "GET", path, headers: mockCredential };
    return headerOf(await this.tools.send(request), "etag");
  }
}
