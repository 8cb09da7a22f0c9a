import { parse } from "acorn";
import type { HttpRequest } from "../../../../src/openapi/request-samples/http-request";
import { sampleLanguages } from "../../../../src/openapi/request-samples/languages";
import { printRequest } from "../../../../src/openapi/request-samples/print-request";
import { awkwardBodies, awkwardRequest } from "./awkward-requests";
import { argumentsOfCurl, callInPython, hasProgram } from "./run-sample";

const bodies = Object.entries(awkwardBodies).map(([name, { mediaType, text }]) => ({
  name,
  text,
  request: awkwardRequest(mediaType, text),
}));
const bare = (method: string): HttpRequest => ({
  method,
  url: "https://api.example.com/v2/items",
  headers: [],
  cookies: [],
});
const json = (text: string): unknown => JSON.parse(text);

test.each(sampleLanguages.map(({ id }) => id))("%s leaves no mark and no undefined", (language) => {
  const requests = [...bodies.map(({ request }) => request), ...["GET", "HEAD", "QUERY"].map(bare)];
  for (const request of requests)
    expect(printRequest(language, request)).not.toMatch(/mark-of|undefined|\[object/);
});

describe("bash", () => {
  test.each(bodies)("$name arrives as it was", ({ request, text }) => {
    const given = argumentsOfCurl(printRequest("curl", request));
    expect(given[0]).toBe(request.url);
    expect(given).toContain('If-Match: "it\'s 1\\2"');
    expect(given).toContain("Cookie: session=a%20b%3Bc");
    expect(given.at(-1)).toBe(text);
    expect(given.at(-2)).toBe(text.startsWith("@") ? "--data-raw" : "--data");
  });

  test.each([
    ["GET", ["https://api.example.com/v2/items", "--fail-with-body"]],
    ["HEAD", ["https://api.example.com/v2/items", "--fail-with-body", "--head"]],
    ["DELETE", ["https://api.example.com/v2/items", "--fail-with-body", "--request", "DELETE"]],
  ])("%s without a body", (method, given) => {
    expect(argumentsOfCurl(printRequest("curl", bare(method)))).toEqual(given);
  });

  test("a body does not turn a GET into a POST", () => {
    const request = { ...bare("GET"), body: { mediaType: "text/plain", text: "a" } };
    expect(argumentsOfCurl(printRequest("curl", request))).toContain("GET");
  });
});

describe("JavaScript", () => {
  /** Runs a sample with a `fetch` that records its arguments. */
  async function run(code: string) {
    const calls: [string, RequestInit | undefined][] = [];
    const fetch = async (url: string, init?: RequestInit) => {
      calls.push([url, init]);
      return { ok: true };
    };
    const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
    await (new AsyncFunction("fetch", code) as (given: typeof fetch) => Promise<void>)(fetch);
    return calls[0];
  }

  test.each(bodies)("$name is sent as it was", async ({ name, request, text }) => {
    const code = printRequest("javascript", request);
    parse(code, { ecmaVersion: 2022, sourceType: "module" });
    const [url, init] = (await run(code)) ?? [];
    expect(url).toBe(request.url);
    expect(init?.headers).toMatchObject({ "If-Match": '"it\'s 1\\2"' });
    const body = String(init?.body);
    if (name.startsWith("json")) expect(json(body)).toEqual(json(text));
    else expect(body).toBe(text);
  });
});

(hasProgram("python3") ? describe : describe.skip)("Python", () => {
  test.each(bodies)("$name is sent as it was", ({ name, request, text }) => {
    const { method, url, body } = callInPython(printRequest("python", request));
    expect([method, url]).toEqual(["PATCH", request.url]);
    expect(body).toEqual(name.startsWith("json") ? json(text) : text);
  });

  test("a method that requests has no function for", () => {
    expect(callInPython(printRequest("python", bare("QUERY")))).toMatchObject({ method: "QUERY" });
  });
});

test("PHP sends the method that is asked for", () => {
  const line = (method: string) =>
    /CURLOPT_(?:CUSTOM|NOBODY|POST\b).*/.exec(printRequest("php", bare(method)))?.[0];
  expect(["GET", "HEAD", "DELETE"].map(line)).toEqual([
    undefined,
    "CURLOPT_NOBODY, true);",
    "CURLOPT_CUSTOMREQUEST, 'DELETE');",
  ]);
});
