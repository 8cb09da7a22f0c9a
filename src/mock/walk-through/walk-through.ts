import { text } from "../../i18n/walk-through-text";
import { isObject, textAt } from "../../openapi/json";
import { askHeader } from "../asked-answer";
import { mockCredential } from "../credential";
import { mockQuery } from "../mock-query";
import type { MockRequest, MockResponse } from "../model";
import type { Difference } from "./differences";
import { RequestPlanner, type PlannedRequest } from "./request-planner";
import type { StepOperation } from "./step-operation";
import type { WalkStep } from "./steps";
import type { Comparison, WalkDescription } from "./walk-tools";

/** Access to the mock of a walk-through, which nothing else uses. */
export interface WalkTools {
  describe(operations: readonly string[]): Promise<WalkDescription>;
  send(request: MockRequest): Promise<MockResponse>;
  compare(comparison: Comparison): Promise<Difference[]>;
}

/** What a reader did that the page does not, so that an answer may differ. */
export type Cause = "again" | "order" | "earlierAgain";

/** The outcome of a step. */
export interface StepResult {
  step: WalkStep;
  request?: PlannedRequest;
  response?: MockResponse;
  /** Why the request was not sent. */
  skipped?: string;
  /** The response has the status that the page shows. */
  isAsShown: boolean;
  /** The values of the page that the response does not have. */
  differences: readonly Difference[];
  /** Why they may differ; none if all was run once, in the order of the page. */
  causes: readonly Cause[];
  /** The mock was asked for this refusal, because it accepts every credential. */
  isAskedFor?: boolean;
}

const headerOf = ({ headers }: MockResponse, wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];

function mockRequest({ method, host, path, query, headers, body, form }: PlannedRequest) {
  const fields = form && Object.fromEntries(form.map(({ name, value }) => [name, value]));
  const sent = fields ?? body;
  return {
    method,
    path,
    query: mockQuery(query),
    headers: {
      ...headers,
      ...(host && { Host: host }),
      ...(fields && { "Content-Type": "multipart/form-data" }),
    },
    ...(sent !== undefined && { body: sent }),
  };
}

/** What the page shows of the response to a step. */
const shownBy = ({ response }: WalkStep): unknown =>
  response && (JSON.parse(response.fence.code) as unknown);

/** The code of a refusal that the page shows because of its credential. */
function credentialRefusal(step: WalkStep): string | undefined {
  const status = step.response?.status;
  const shown = status === "401" || status === "403" ? shownBy(step) : undefined;
  return isObject(shown) ? textAt(shown, "code") : undefined;
}

/** Runs the calls of a page in order; each uses values from earlier responses. */
export class WalkThrough {
  /** How often each step was run. */
  private readonly runs = new Map<number, number>();
  private planner: RequestPlanner | undefined;
  private operations = new Map<string, StepOperation>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly steps: readonly WalkStep[],
    private readonly tools: WalkTools,
  ) {}

  /** Runs some steps, after those before them that were not run yet. A second call waits for the first. */
  run(chosen: readonly number[], onResult: (result: StepResult) => void): Promise<void> {
    const run = this.running.then(async () => {
      const last = Math.max(...chosen);
      for (const at of this.steps.keys())
        if (at <= last && (chosen.includes(at) || !this.runs.has(at)))
          onResult(await this.runStep(at));
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

  private causesAt(at: number): Cause[] {
    const others = [...this.runs];
    return [
      ...(this.runs.has(at) ? (["again"] as const) : []),
      ...(others.some(([other]) => other > at) ? (["order"] as const) : []),
      ...(others.some(([other, count]) => other < at && count > 1)
        ? (["earlierAgain"] as const)
        : []),
    ];
  }

  private async runStep(at: number): Promise<StepResult> {
    const step = this.steps[at] as WalkStep;
    const causes = this.causesAt(at);
    this.runs.set(at, (this.runs.get(at) ?? 0) + 1);
    const outcome = { step, causes, differences: [], isAsShown: false };
    const planner = await this.start();
    const operation = this.operations.get(step.operation);
    const request = operation
      ? planner.plan(step, operation)
      : text.reasons.noOperation(step.operation);
    if (typeof request === "string") return { ...outcome, skipped: request };
    const expected = step.response?.status;
    if (expected !== "412") await planner.version(request, (path) => this.versionOf(path));
    const refusal = credentialRefusal(step);
    const headers = { ...request.headers, ...(refusal && { [askHeader]: refusal }) };
    const sent = mockRequest({ ...request, headers });
    const response = await this.tools.send(sent);
    planner.remember(request, headerOf(response, "etag"), response.body);
    const { status } = response;
    const isAsShown = expected ? String(status) === expected : status < 400;
    const differences = isAsShown ? await this.compare(step, sent, response) : [];
    const result = { ...outcome, request, response, isAsShown, differences };
    return { ...result, ...(refusal && { isAskedFor: true }) };
  }

  private async compare(
    step: WalkStep,
    sent: MockRequest,
    { status, body: actual }: MockResponse,
  ): Promise<Difference[]> {
    const shown = shownBy(step);
    if (shown === undefined || !this.planner) return [];
    this.planner.learn(shown, actual);
    const { operation } = step;
    return this.tools.compare({
      operation,
      status,
      shown: this.planner.named(shown),
      actual,
      sent: { path: sent.path, query: sent.query, body: sent.body },
    });
  }

  private async versionOf(path: string): Promise<string | undefined> {
    const request = { method: "GET", path, headers: mockCredential };
    return headerOf(await this.tools.send(request), "etag");
  }
}
