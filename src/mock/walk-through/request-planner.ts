import { text } from "../../i18n/walk-through-text";
import { isObject } from "../../openapi/json";
import { mockCredential } from "../credential";
import { idsIn } from "../ids-in";
import { dynamic, isDynamic, shown as written } from "../../checks/snippets/shell-words";
import { KnownValues } from "./known-values";
import type { StepOperation } from "./step-operation";
import type { WalkStep } from "./steps";

/** A form field; the value of a file is its name. */
export interface PlannedField {
  name: string;
  value: string;
  isFile: boolean;
}

/** The request of a step, with values from earlier responses. */
export interface PlannedRequest {
  method: string;
  /** The server that the page names; a sandbox may answer otherwise. */
  host?: string;
  path: string;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: unknown;
  form?: PlannedField[];
}

const variables = new RegExp(`${dynamic}[^${dynamic}]*${dynamic}`, "g");

/** The path of the record that a path is, or is below. */
const recordOf = (path: string, base: string) =>
  base + path.slice(base.length).split("/").slice(0, 3).join("/");

/** Plans the requests of a page: replaces its ids, variables, and versions by those of the session. */
export class RequestPlanner {
  private readonly known = new KnownValues();
  private readonly etags = new Map<string, string>();
  private readonly lastIds = new Map<string, string>();
  private lastEtag = '"0"';
  private count = 0;

  /** `base` is the path of the server; `fixed` are the ids of the first records. */
  constructor(
    private readonly base: string,
    readonly fixed: ReadonlySet<string>,
  ) {}

  /** The request of a step, or why it cannot be sent. Call `version` to set `If-Match`. */
  plan(step: WalkStep, operation: StepOperation): PlannedRequest | string {
    const { curl } = step;
    if (!curl) return this.withoutCommand(step, operation);
    const named = curl.url
      .replace(/^https:\/\/[^/]+/, "")
      .split("/")
      .map((segment) => this.known.inText(segment))
      .join("/");
    const headers: Record<string, string> = {};
    for (const { name, value } of curl.headers)
      headers[name] =
        name.toLowerCase() === "idempotency-key" && isDynamic(value)
          ? `key-${++this.count}-${step.line}`
          : written(this.known.inText(value));
    const host = /^https:\/\/([^/]+)/.exec(curl.url)?.[1];
    const planned: PlannedRequest = {
      method: curl.method,
      ...(host && !isDynamic(host) && { host }),
      path: this.filledPath(named, operation),
      query: curl.query.map(({ name, value }) => [
        name,
        this.filled(this.known.inText(value), operation, name),
      ]),
      headers,
    };
    if (curl.body?.kind === "form") {
      delete headers["Content-Type"];
      const form = curl.body.parts.map(({ name, value }) => ({
        name,
        value: value.startsWith("@")
          ? (value.slice(1).split(";")[0] ?? "")
          : this.known.inText(written(value)),
        isFile: value.startsWith("@"),
      }));
      return { ...planned, form };
    }
    const body = this.bodyOf(step, operation);
    if (body === undefined) return planned;
    if (isMissing(body)) return body.missing;
    const hasType = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
    if (!hasType) planned.headers = { "Content-Type": "application/json", ...headers };
    return { ...planned, body };
  }

  /** The page shows only a body, which must be JSON. */
  private withoutCommand({ body }: WalkStep, operation: StepOperation): PlannedRequest | string {
    if (operation.path.includes("{")) return text.reasons.noCommand;
    return {
      method: operation.method,
      path: this.base + operation.path,
      query: [],
      headers: {
        ...mockCredential,
        ...(operation.mediaType && { "Content-Type": operation.mediaType }),
      },
      body: this.known.inValue(JSON.parse(body?.fence.code ?? "null")),
    };
  }

  private bodyOf({ curl, body: fence }: WalkStep, { example }: StepOperation): unknown {
    if (!curl?.body || curl.body.kind === "form") return undefined;
    if (curl.body.kind === "file" && !fence) return example ?? { missing: text.reasons.noFile };
    const typed = curl.body.kind === "text" ? curl.body.text : (fence?.fence.code ?? "");
    if (isDynamic(typed)) return example ?? { missing: text.reasons.madeByScript };
    try {
      return this.known.inValue(JSON.parse(typed));
    } catch {
      return typed;
    }
  }

  /** A variable in the path becomes the last id of its kind. */
  private filledPath(path: string, operation: StepOperation): string {
    if (!isDynamic(path)) return path;
    const template = operation.path.split("/");
    const segments = path.slice(this.base.length).split("/");
    const filled = segments.map((segment, index) =>
      this.filled(segment, operation, (template[index] ?? "").slice(1, -1)),
    );
    return this.base + filled.join("/");
  }

  private filled(named: string, { parameters }: StepOperation, parameter: string): string {
    if (!isDynamic(named)) return named;
    const found = parameters.find(({ name }) => name === parameter);
    const value = this.lastIds.get(found?.prefix ?? "") ?? found?.example ?? "";
    return named.replace(variables, value);
  }

  /** Sets `If-Match` to the version of the record; `read` fetches one that no response has shown yet. */
  async version(
    planned: PlannedRequest,
    read: (path: string) => Promise<string | undefined>,
  ): Promise<void> {
    const { headers, path } = planned;
    const name = Object.keys(headers).find((header) => header.toLowerCase() === "if-match");
    if (!name || headers[name] === "*") return;
    const record = recordOf(path, this.base);
    headers[name] =
      this.etags.get(path) ?? this.etags.get(record) ?? (await read(record)) ?? this.lastEtag;
  }

  /** Remembers ids and versions of a response for later steps. */
  remember({ method, path }: PlannedRequest, etag: string | undefined, body: unknown): void {
    // A change of a record also changes the versions of its parts.
    if (method !== "GET") this.etags.clear();
    if (etag) {
      this.etags.set(method === "GET" ? path : recordOf(path, this.base), etag);
      this.lastEtag = etag;
    }
    for (const id of idsIn(body).reverse()) this.lastIds.set(id.slice(0, id.indexOf("_") + 1), id);
    if (isObject(body) && typeof body.id === "string")
      this.lastIds.set(body.id.slice(0, body.id.indexOf("_") + 1), body.id);
  }

  /** Learns which values of the session the page's values stand for. */
  learn(onPage: unknown, answer: unknown): void {
    this.known.learn(onPage, answer, (id) => this.fixed.has(id));
  }

  /** A value of the page with the session's ids and numbers. */
  named(value: unknown): unknown {
    return this.known.inValue(value);
  }
}

const isMissing = (body: unknown): body is { missing: string } =>
  isObject(body) && typeof body.missing === "string" && Object.keys(body).length === 1;
