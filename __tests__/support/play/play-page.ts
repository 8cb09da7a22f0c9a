import type { Mock } from "../../../src/mock/create-mock";
import { mockCredential } from "../../../src/mock/credential";
import { valueAt } from "../../../src/openapi/value-at";
import type { JsonObject } from "../../../src/openapi/json";
import { stepOperation } from "../../../src/mock/walk-through/step-operation";
import type { Step } from "../../../src/mock/walk-through/steps";
import {
  idsOf,
  RequestPlanner,
  type PlannedField,
  type PlannedRequest,
} from "../../../src/mock/walk-through/request-planner";
import { differences } from "./differences";

/** What went wrong with a call of a page. */
export interface Failure {
  line: number;
  operation: string;
  request: string;
  expected: string;
  answer: string;
}

/** How a page went. */
export interface Played {
  calls: number;
  /** Calls that cannot be sent as they are written. */
  skipped: string[];
  failures: Failure[];
  /** Values that the page shows and the mock does not compute so. */
  remarks: string[];
}

function formOf(fields: readonly PlannedField[]): FormData {
  const form = new FormData();
  for (const { name, value, isFile } of fields)
    if (isFile) form.append(name, new Blob(["file"]), value);
    else form.append(name, value);
  return form;
}

const bodyText = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

/** Plays pages against one server; state of the mock is reset for each. */
export class Player {
  private walk = new RequestPlanner("/v2", new Set());

  constructor(
    private readonly mock: Mock,
    private readonly server: string,
  ) {}

  async play(steps: readonly Step[]): Promise<Played> {
    this.mock.reset();
    this.walk = new RequestPlanner("/v2", idsOf([...this.mock.state().values()]));
    const played: Played = { calls: 0, skipped: [], failures: [], remarks: [] };
    for (const step of steps) await this.playStep(step, played);
    return played;
  }

  private async playStep(step: Step, played: Played): Promise<void> {
    const { operations, reader } = this.mock.catalogue;
    const operation = operations.find(({ id }) => id === step.operation);
    if (!operation)
      return void played.skipped.push(`${step.line}: there is no operation ${step.operation}`);
    const sent = this.walk.plan(step, stepOperation(operation, reader));
    if (typeof sent === "string")
      return void played.skipped.push(`${step.line}: ${step.operation}: ${sent}`);
    played.calls++;
    const expected = step.response?.status ?? "2xx";
    if (expected !== "412") await this.walk.version(sent, (path) => this.read(path));
    const target =
      sent.method === "GET" ? undefined : /[a-z]{2,6}_[0-9a-z]{10}/.exec(sent.path)?.[0];
    if (target && this.walk.fixed.has(target) && !expected.startsWith("4"))
      played.remarks.push(`${step.line}: ${step.operation} changes ${target} of the demo company`);
    if (expected === "403") sent.headers.Authorization = "Bearer scopes=none";
    const query = sent.query.length ? `?${new URLSearchParams(sent.query).toString()}` : "";
    const response = await fetch(this.server + sent.path + query, {
      method: sent.method,
      headers: sent.headers,
      ...(sent.form && { body: formOf(sent.form) }),
      ...(sent.body !== undefined && { body: bodyText(sent.body) }),
    });
    const text = await response.text();
    const fits = expected === "2xx" ? response.ok : String(response.status) === expected;
    if (!fits)
      played.failures.push({
        line: step.line,
        operation: step.operation,
        request:
          `${sent.method} ${sent.path}${query}${sent.form ? "" : ` ${JSON.stringify(sent.body ?? null)}`}`.slice(
            0,
            400,
          ),
        expected,
        answer: `${response.status} ${text}`.slice(0, 700),
      });
    const body: unknown = response.headers.get("content-type")?.includes("json")
      ? JSON.parse(text)
      : undefined;
    this.walk.remember(sent, response.headers.get("etag") ?? undefined, body);
    if (fits) this.compare(step, sent, body, played);
  }

  private async read(path: string): Promise<string | undefined> {
    const response = await fetch(this.server + path, {
      headers: mockCredential,
    });
    return response.headers.get("etag") ?? undefined;
  }

  private compare(step: Step, sent: PlannedRequest, body: unknown, played: Played): void {
    const { response } = step;
    if (!response) return;
    const onPage = JSON.parse(response.fence.code) as JsonObject;
    this.walk.learn(onPage, body);
    for (const { pointer, shown, actual } of differences(this.walk.named(onPage), body)) {
      const isDetermined =
        valueAt(sent.body, pointer) === shown || /^(\/\w+)?\/(status|code)$/.test(pointer);
      const [onThePage, inAnswer] = [shown, actual].map(
        (value) => JSON.stringify(value) ?? "missing",
      );
      if (!isDetermined)
        played.remarks.push(
          `${response.fence.line}: ${step.operation}: ${pointer} is ${onThePage} on the page, ${inAnswer} in the answer`,
        );
      else
        played.failures.push({
          line: response.fence.line,
          operation: step.operation,
          request: `${sent.method} ${sent.path} ${JSON.stringify(sent.body ?? null)}`.slice(0, 400),
          expected: `${pointer}: ${onThePage}`,
          answer: `${pointer}: ${inAnswer}`,
        });
    }
  }
}
