import type { Mock } from "../../../src/mock/create-mock";
import { idShape } from "../../../src/mock/ids";
import type { Operation } from "../../../src/mock/operations";
import { isObject, textAt, type JsonObject } from "../../../src/openapi/json";
import { dynamic, isDynamic, shown as written } from "../../../src/snippets/shell-words";
import { valueAt } from "../../../src/mock/pointers";
import { differences } from "./differences";
import { KnownValues } from "./known-values";
import type { Step } from "./page-steps";

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

interface Sent {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body?: unknown;
}

const variables = new RegExp(`${dynamic}[^${dynamic}]*${dynamic}`, "g");

/** Plays pages against one server; state of the mock is reset for each. */
export class Player {
  private known = new KnownValues();
  private etags = new Map<string, string>();
  private lastEtag = '"0"';
  private lastIds = new Map<string, string>();
  private fixed = new Set<string>();
  private count = 0;

  constructor(
    private readonly mock: Mock,
    private readonly server: string,
  ) {}

  async play(steps: readonly Step[]): Promise<Played> {
    this.mock.reset();
    [this.known, this.etags, this.lastIds] = [new KnownValues(), new Map(), new Map()];
    this.fixed = new Set(
      JSON.stringify([...this.mock.state().values()]).match(/[a-z]{2,6}_[0-9a-z]{10}/g),
    );
    const played: Played = { calls: 0, skipped: [], failures: [], remarks: [] };
    for (const step of steps) await this.playStep(step, played);
    return played;
  }

  private async playStep(step: Step, played: Played): Promise<void> {
    const operation = this.mock.catalogue.operations.find(({ id }) => id === step.operation);
    if (!operation)
      return void played.skipped.push(`${step.line}: there is no operation ${step.operation}`);
    const sent = this.requestOf(step, operation);
    if (typeof sent === "string")
      return void played.skipped.push(`${step.line}: ${step.operation}: ${sent}`);
    played.calls++;
    const expected = step.response?.status ?? "2xx";
    await this.version(sent, expected);
    const target =
      sent.method === "GET" ? undefined : /[a-z]{2,6}_[0-9a-z]{10}/.exec(sent.path)?.[0];
    if (target && this.fixed.has(target) && !expected.startsWith("4"))
      played.remarks.push(`${step.line}: ${step.operation} changes ${target} of the demo company`);
    if (expected === "403") sent.headers.Authorization = "Bearer scopes=none";
    const query = sent.query.length ? `?${new URLSearchParams(sent.query).toString()}` : "";
    const isForm = operation.body?.mediaType === "multipart/form-data";
    const response = await fetch(this.server + sent.path + query, {
      method: sent.method,
      headers: sent.headers,
      ...(sent.body !== undefined && {
        body: isForm
          ? (sent.body as FormData)
          : typeof sent.body === "string"
            ? sent.body
            : JSON.stringify(sent.body),
      }),
    });
    const text = await response.text();
    const fits = expected === "2xx" ? response.ok : String(response.status) === expected;
    if (!fits)
      played.failures.push({
        line: step.line,
        operation: step.operation,
        request:
          `${sent.method} ${sent.path}${query}${isForm ? "" : ` ${JSON.stringify(sent.body ?? null)}`}`.slice(
            0,
            400,
          ),
        expected,
        answer: `${response.status} ${text}`.slice(0, 700),
      });
    const body: unknown = response.headers.get("content-type")?.includes("json")
      ? JSON.parse(text)
      : undefined;
    this.remember(sent, response.headers, body);
    if (fits) this.compare(step, sent, body, played);
  }

  /** The request of a step, or why it cannot be sent. */
  private requestOf(step: Step, operation: Operation): Sent | string {
    const { curl, body: fence } = step;
    const own = {
      Authorization: "Bearer iat_tutorial",
      ...(operation.body && { "Content-Type": operation.body.mediaType }),
    };
    if (!curl) {
      if (operation.path.includes("{"))
        return "a body and an answer without a command, and the path has parameters";
      return {
        method: operation.method,
        path: `/v2${operation.path}`,
        query: [],
        headers: own,
        body: this.known.inValue(JSON.parse(fence?.fence.code ?? "null")),
      };
    }
    const url = curl.url.replace(/^https:\/\/[^/]+/, "");
    const named = url
      .split("/")
      .map((segment) => this.known.inText(segment))
      .join("/");
    const path = this.filledPath(named, operation);
    const query = curl.query.map(({ name, value }): [string, string] => [
      name,
      this.filled(this.known.inText(value), operation, name),
    ]);
    const headers: Record<string, string> = {};
    for (const { name, value } of curl.headers)
      headers[name] =
        name.toLowerCase() === "idempotency-key" && isDynamic(value)
          ? `key-${++this.count}-${step.line}`
          : written(this.known.inText(value));
    if (operation.body?.mediaType === "multipart/form-data") delete headers["Content-Type"];
    const body = this.bodyOf(step, operation);
    if (typeof body === "string" && body.startsWith("!")) return body.slice(1);
    const type =
      Object.keys(headers).some((name) => name.toLowerCase() === "content-type") ||
      body === undefined ||
      body instanceof FormData;
    return {
      method: curl.method,
      path,
      query,
      headers: { ...(type ? {} : { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body }),
    };
  }

  private bodyOf({ curl, body: fence }: Step, operation: Operation): unknown {
    if (!curl?.body) return undefined;
    if (curl.body.kind === "form") {
      const form = new FormData();
      for (const { name, value } of curl.body.parts) {
        if (value.startsWith("@"))
          form.append(name, new Blob(["file"]), value.slice(1).split(";")[0]);
        else form.append(name, this.known.inText(written(value)));
      }
      return form;
    }
    if (curl.body.kind === "file" && !fence)
      return operation.body?.examples[0]?.value ?? "!the file of the body is not on the page";
    const text = curl.body.kind === "text" ? curl.body.text : (fence?.fence.code ?? "");
    if (isDynamic(text))
      return operation.body?.examples[0]?.value ?? "!the body is made by the script";
    try {
      return this.known.inValue(JSON.parse(text));
    } catch {
      return text;
    }
  }

  /** A variable in the path stands for the last id of its kind. */
  private filledPath(path: string, operation: Operation): string {
    if (!isDynamic(path)) return path;
    const template = operation.path.split("/");
    const segments = path.replace(/^\/v2/, "").split("/");
    return `/v2${segments.map((segment, index) => (isDynamic(segment) ? this.filled(segment, operation, (template[index] ?? "").slice(1, -1)) : segment)).join("/")}`;
  }

  private filled(text: string, operation: Operation, parameter: string): string {
    if (!isDynamic(text)) return text;
    const found = operation.parameters.find(({ name }) => name === parameter);
    const schema = this.mock.catalogue.reader.resolve(found?.schema).schema;
    const prefix = idShape(textAt(schema, "pattern") ?? "")?.prefix ?? "";
    const value =
      this.lastIds.get(prefix) ??
      (Array.isArray(found?.example) ? found.example.join(",") : String(found?.example ?? ""));
    return text.replace(variables, value);
  }

  /** `If-Match` gets the version of the record as it is, unless the page is about the wrong one. */
  private async version(sent: Sent, expected: string): Promise<void> {
    const name = Object.keys(sent.headers).find((header) => header.toLowerCase() === "if-match");
    if (!name || sent.headers[name] === "*" || expected === "412") return;
    const record = sent.path.split("/").slice(0, 4).join("/");
    const key =
      this.etags.get(sent.path) ??
      this.etags.get(record) ??
      (await this.read(record)) ??
      this.lastEtag;
    sent.headers[name] = key;
  }

  private async read(path: string): Promise<string | undefined> {
    const response = await fetch(this.server + path, {
      headers: { Authorization: "Bearer iat_tutorial" },
    });
    return response.headers.get("etag") ?? undefined;
  }

  private remember(sent: Sent, headers: Headers, body: unknown): void {
    const etag = headers.get("etag");
    // A change of a record makes all versions of its parts old.
    const record = sent.path.split("/").slice(0, 4).join("/");
    if (sent.method !== "GET") this.etags.clear();
    if (etag) {
      this.etags.set(sent.method === "GET" ? sent.path : record, etag);
      this.lastEtag = etag;
    }
    for (const id of JSON.stringify(body ?? null)
      .match(/[a-z]{2,6}_[0-9a-z]{10}/g)
      ?.reverse() ?? [])
      this.lastIds.set(id.slice(0, id.indexOf("_") + 1), id);
    if (isObject(body) && typeof body.id === "string")
      this.lastIds.set(body.id.slice(0, body.id.indexOf("_") + 1), body.id);
  }

  private compare(step: Step, sent: Sent, body: unknown, played: Played): void {
    const { response } = step;
    if (!response) return;
    const onPage = JSON.parse(response.fence.code) as JsonObject;
    this.known.learn(onPage, body, (id) => this.fixed.has(id));
    for (const { pointer, shown, actual } of differences(this.known.inValue(onPage), body)) {
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
