import { readFileSync } from "node:fs";
import path from "node:path";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import type { Mock } from "../../../src/mock/create-mock";
import { numberIn } from "../../../src/mock/decimals";
import { isObject, objectsAt, type JsonObject } from "../../../src/openapi/json";
import { demoMock } from "../../support/demo-mock";
import { guidesOf, Names, operationOf, send } from "../../support/integration-guide";

const file = path.resolve(__dirname, "../../../openapi/overviews/support.md");
const support = readFileSync(file, "utf8");
const guides = guidesOf(support);

let mock: Mock;

beforeAll(async () => {
  ({ mock } = await demoMock());
}, 60_000);
beforeEach(() => mock.reset());

/** Objects at any depth. */
function objectsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const sum = (lines: readonly JsonObject[], side: string) =>
  lines.reduce((total, line) => total + numberIn(line[side]), 0n);

test("Support has the four guides", () => {
  expect(guides.map(({ title }) => title)).toEqual([
    "Web shop",
    "Accounting",
    "Warehouse scanner",
    "Manufacturing",
  ]);
});

test("each guide folds below its heading", async () => {
  const { html, toc, problems } = await renderMarkdown(support, { headings: true });
  expect(problems).toEqual([]);
  const counts = [...html.matchAll(/<details>\s*<summary>[^<]*, (\d+) requests</g)];
  expect(counts.map(([, count]) => Number(count))).toEqual(guides.map(({ steps }) => steps.length));
  expect(toc.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Integration guides", ...guides.map(({ title }) => title)]),
  );
});

describe.each(guides)("the guide $title", ({ steps }) => {
  test("gets the answers that it shows", () => {
    const names = new Names();
    for (const step of steps) {
      const { status, body } = send(mock, step, names);
      const where = `line ${step.line}: ${step.method} ${step.path}`;
      expect([where, status, status === step.status ? undefined : body]).toEqual([
        where,
        step.status,
        undefined,
      ]);
      names.learn(step.answer, body);
      if (step.answer !== undefined)
        expect([where, body]).toMatchObject([where, names.inValue(step.answer)]);
      for (const entry of objectsIn(body)) {
        const lines = objectsAt(entry, "lines").filter((line) => "debit" in line);
        expect([where, sum(lines, "debit")]).toEqual([where, sum(lines, "credit")]);
      }
    }
  });

  test("links the operation of each request", () => {
    const before: string[] = [];
    for (const step of steps) {
      before.push(...step.links);
      expect(before).toContain(operationOf(mock, step));
    }
  });
});

test("a guide with another answer, or a name that nothing gives, is noticed", () => {
  const [guide] = guidesOf(
    [
      "## Integration guides",
      "### Broken",
      "```http\nGET /v2/accounts?number=2010 HTTP/1.1\n```",
      '```json title="200 OK"\n{ "data": [{ "id": "{account}", "number": "2011" }] }\n```',
      "```http\nGET /v2/accounts/{other} HTTP/1.1\n```",
      '```json title="200 OK"\n{}\n```',
    ].join("\n\n"),
  );
  const [first, second] = guide?.steps ?? [];
  const names = new Names();
  if (!first || !second) throw new Error("Two steps are missing.");
  const { body } = send(mock, first, names);
  names.learn(first.answer, body);
  expect(body).not.toMatchObject(names.inValue(first.answer) as JsonObject);
  expect(() => send(mock, second, names)).toThrow("No earlier answer shows {other}.");
});
