import { codeFences, type CodeFence } from "../../src/content/markdown/code-fences";
import { parseMarkdown } from "../../src/content/markdown/markdown-tree";
import type { Mock } from "../../src/mock/create-mock";
import type { MockResponse } from "../../src/mock/model";
import { pathMatcher } from "../../src/mock/path-matcher";
import { isObject } from "../../src/openapi/json";

/** A request of a guide and the answer that the guide shows for it. */
export interface GuideStep {
  /** Line of the request in the guide. */
  line: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body?: unknown;
  status: number;
  /** What the guide shows of the answer. */
  answer?: unknown;
  /** Operations that the text before the request links to. */
  links: string[];
}

export interface Guide {
  title: string;
  steps: GuideStep[];
}

const linked = /\]\(\/docs\/api\/([a-z0-9-]+)\)/g;

function requestOf({ code, line }: CodeFence, before: string): Omit<GuideStep, "status"> {
  const [head = "", ...rest] = code.split("\n\n");
  const [first = "", ...fields] = head.split("\n");
  const named = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(first);
  if (!named) throw new Error(`Not a request: ${first}`);
  const [, method = "", target = ""] = named;
  const [path = "", query = ""] = target.split("?");
  return {
    line,
    method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(
      fields.map((field) => {
        const at = field.indexOf(": ");
        return [field.slice(0, at), field.slice(at + 2)];
      }),
    ),
    ...(rest.length && { body: JSON.parse(rest.join("\n\n")) as unknown }),
    links: [...before.matchAll(linked)].map(([, slug = ""]) => slug),
  };
}

/** The status of an answer without a body, which an `http` block shows. */
const bareAnswer = /^HTTP\/1\.1 (\d{3})/;

/** The steps of a guide: each `http` block is a request, and the block after it shows the answer. */
function stepsOf(markdown: string): GuideStep[] {
  const lines = markdown.split("\n");
  const steps: GuideStep[] = [];
  let end = 0;
  for (const fence of codeFences(parseMarkdown(markdown))) {
    const before = lines.slice(end, fence.line).join("\n");
    end = fence.line + fence.code.split("\n").length + 1;
    const bare = bareAnswer.exec(fence.code)?.[1];
    if (fence.lang === "http" && !bare) {
      steps.push({ ...requestOf(fence, before), status: 0 });
      continue;
    }
    const status = bare ?? /^title="(\d{3}) /.exec(fence.meta)?.[1];
    const last = steps.at(-1);
    if (!last || last.status || !status) throw new Error(`No answer to a request: ${fence.code}`);
    last.status = Number(status);
    if (!bare) last.answer = JSON.parse(fence.code) as unknown;
  }
  return steps;
}

/** The guides below the heading "Integration guides" of an overview. */
export function guidesOf(markdown: string): Guide[] {
  const [, section = ""] = markdown.split(/^## Integration guides$/m);
  const [own = ""] = section.split(/^## /m);
  return own
    .split(/^### /m)
    .slice(1)
    .map((text) => ({ title: text.split("\n")[0] ?? "", steps: stepsOf(text) }));
}

const name = /\{(\w+)\}/g;

/** Values that a guide calls by a name, such as `{order}`. */
export class Names {
  private readonly values = new Map<string, string>();

  set(key: string, value: string | undefined): void {
    if (value === undefined) this.values.delete(key);
    else this.values.set(key, value);
  }

  /** A text with the values in place of their names. */
  inText = (text: string): string =>
    text.replace(name, (whole, key: string) => {
      const value = this.values.get(key);
      if (value === undefined) throw new Error(`No earlier answer shows ${whole}.`);
      return value;
    });

  inValue(value: unknown): unknown {
    if (typeof value === "string") return this.inText(value);
    if (Array.isArray(value)) return value.map((inner) => this.inValue(inner));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, this.inValue(inner)]),
    );
  }

  /** Gives new names in a shown answer the values of the real one. */
  learn(shown: unknown, real: unknown): void {
    if (Array.isArray(shown) && Array.isArray(real))
      for (const [index, inner] of shown.entries()) this.learn(inner, real[index]);
    if (isObject(shown) && isObject(real))
      for (const [key, inner] of Object.entries(shown)) this.learn(inner, real[key]);
    const key = typeof shown === "string" ? /^\{(\w+)\}$/.exec(shown)?.[1] : undefined;
    if (key && typeof real === "string" && !this.values.has(key)) this.values.set(key, real);
  }
}

/** Sends the request of a step. `{etag}` is then the version in the answer. */
export function send(mock: Mock, step: GuideStep, names: Names): MockResponse {
  const { method, body } = step;
  const answer = mock.handle({
    method,
    path: names.inText(step.path),
    query: names.inValue(step.query) as Record<string, string>,
    headers: {
      Authorization: "Bearer iat_guide",
      ...(names.inValue(step.headers) as Record<string, string>),
    },
    ...(body !== undefined && { body: names.inValue(body) }),
  });
  names.set("etag", answer.headers.ETag);
  return answer;
}

/** The operation that a step calls. */
export function operationOf(mock: Mock, { method, path }: GuideStep): string | undefined {
  const found = pathMatcher(mock.catalog.operations)(path.replace(/^\/v2/, ""));
  return found?.operations.find((operation) => operation.method === method)?.id;
}
