import { readFileSync } from "node:fs";
import path from "node:path";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import type { Mock } from "../../../src/mock/create-mock";
import { money, numberIn, quantity } from "../../../src/mock/decimals";
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

/** What the ledger has more of by the number of each account; credits are negative. */
function postedIn(entries: readonly JsonObject[]): Record<string, string> {
  const accounts = new Map(
    (mock.state().get("/accounts") ?? []).map(({ id, number }) => [id, number]),
  );
  const sums: Record<string, bigint> = {};
  for (const line of entries.flatMap((entry) => objectsAt(entry, "lines"))) {
    const number = String(accounts.get(line.accountId));
    sums[number] = (sums[number] ?? 0n) + numberIn(line.debit) - numberIn(line.credit);
  }
  const changed = Object.entries(sums).filter(([, amount]) => amount !== 0n);
  return Object.fromEntries(
    changed.map(([number, amount]) => [number, String(money(amount, "USD").amount)]),
  );
}

/** What items have more of, by SKU and bin. */
function movedIn(movements: readonly JsonObject[]): Record<string, string> {
  const skus = new Map((mock.state().get("/items") ?? []).map(({ id, sku }) => [id, sku]));
  const sums: Record<string, bigint> = {};
  for (const { itemId, bin, quantity: moved } of movements) {
    const place = `${String(skus.get(itemId))} ${String(bin ?? "unbinned")}`;
    sums[place] = (sums[place] ?? 0n) + numberIn(moved);
  }
  return Object.fromEntries(
    Object.entries(sums).map(([place, number]) => [place, String(quantity(number, "").value)]),
  );
}

/** The records of a kind, and a function that returns those made since. */
function newIn(root: string): () => JsonObject[] {
  const before = new Set((mock.state().get(root) ?? []).map(({ id }) => id));
  return () => (mock.state().get(root) ?? []).filter(({ id }) => !before.has(id));
}

/** What each guide leaves behind: in the ledger by account, and in stock by bin. */
const endStates: Record<string, { ledger: Record<string, string>; stock: Record<string, string> }> =
  {
    // Paid 68.79 by card less 2.29; four shipped at 5.40, one of them scrapped; 15.70 paid back with tax.
    "Web shop": {
      ledger: {
        "1090": "50.80",
        "6410": "2.29",
        "2400": "-68.79",
        "1200": "68.79",
        "4020": "-43.50",
        "2310": "-3.59",
        "4070": "-6.00",
        "5010": "16.20",
        "5080": "5.40",
        "1330": "-21.60",
      },
      stock: { "SEAL-250 B-03-2": "-4" },
    },
    Accounting: { ledger: { "2010": "474.00", "1010": "-474.00" }, stock: {} },
    // 48 bottles in for 259.20; 36 and a bicycle out; one bottle missing.
    "Warehouse scanner": {
      ledger: {
        "1330": "59.40",
        "2110": "-259.20",
        "1200": "1701.70",
        "4020": "-443.70",
        "4010": "-1258.00",
        "5010": "628.13",
        "1310": "-433.73",
        "5080": "5.40",
      },
      stock: {
        "SEAL-250 unbinned": "0",
        "SEAL-250 B-03-4": "31",
        "SEAL-250 B-03-2": "-20",
        "TG-ROAD-54 A-01-1": "-1",
      },
    },
    // Two bicycles at 747.34, of parts, 262 minutes, and their overhead.
    Manufacturing: {
      ledger: {
        "1310": "1494.68",
        "1320": "-1227.51",
        "1330": "-21.60",
        "5110": "-146.72",
        "5120": "-98.85",
      },
      stock: {
        "TUBE-R54 C-01-1": "-2",
        "PNT-MOSS C-01-1": "-0.74",
        "SEAL-250 B-03-2": "-4",
        "GRP-211 B-03-4": "-2",
        "WHL-700 C-01-1": "-2",
        "TG-ROAD-54 A-01-1": "2",
      },
    },
  };

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

describe.each(guides)("the guide $title", ({ title, steps }) => {
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

  test("leaves stock and ledger as they have to be", () => {
    const [entries, movements] = [newIn("/journal-entries"), newIn("stock-movements")];
    const names = new Names();
    for (const step of steps) names.learn(step.answer, send(mock, step, names).body);
    expect({ ledger: postedIn(entries()), stock: movedIn(movements()) }).toEqual(endStates[title]);
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
