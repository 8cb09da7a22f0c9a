import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadDescription } from "../../../src/openapi/load-description";
import type { ParsedTexts } from "../../../src/openapi/reading/description-resolver";
import { formatProblems } from "../../../src/problems/format-problem";
import { hasErrors } from "../../../src/problems/problem";

const fixtures = path.resolve(__dirname, "../../fixtures/openapi");

const load = (name: string) => loadDescription(path.join(fixtures, name), fixtures);

/** The messages that an author sees. */
async function messages(name: string): Promise<string> {
  return formatProblems((await load(name)).problems, name);
}

describe("a description that cannot be used is explained with file and line", () => {
  test.each([
    "no-description",
    "no-such-folder",
    "not-yaml",
    "not-yaml-in-part",
    "not-openapi",
    "swagger-2",
    "paths-are-a-list",
    "broken-references",
    "operation-id-twice",
    "bad-overviews",
  ])("%s", async (name) => {
    const { description, problems } = await load(name);
    expect(description).toBeUndefined();
    expect(hasErrors(problems)).toBe(true);
    expect(await messages(name)).toMatchSnapshot();
  });
});

describe("a description with small faults is used, with a warning", () => {
  test.each(["same-slug", "odd-but-harmless"])("%s", async (name) => {
    const { description, problems } = await load(name);
    expect(description?.operations.length).toBeGreaterThan(0);
    expect(hasErrors(problems)).toBe(false);
    expect(await messages(name)).toMatchSnapshot();
  });
});

test("a file that is one long line is quoted in part", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "one-line-"));
  const schema = { $ref: "#/components/schemas/Nothing" };
  const parameters = Array.from({ length: 50 }, (_, n) => ({ name: `p${n}`, in: "query", schema }));
  const paths = { "/a": { get: { parameters, responses: {} } } };
  const document = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths };
  writeFileSync(path.join(dir, "openapi.json"), JSON.stringify(document));
  const { problems } = await loadDescription(dir, dir);
  rmSync(dir, { recursive: true });
  const broken = problems.filter(({ code }) => code === "openapi-unresolved-ref");
  expect(broken).toHaveLength(50);
  for (const { seen } of broken) expect(seen).toBe("$ref: #/components/schemas/Nothing");
});

describe("texts that are known from the last reading", () => {
  const main = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /a: { get: { operationId: get-a, responses: { "200": { $ref: "./answer.yaml" } } } }
`;
  let dir: string;
  const parsed: ParsedTexts = new Map();
  const read = async () => (await loadDescription(dir, dir, { parsed })).description?.document;

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), "read-again-"));
    writeFileSync(path.join(dir, "openapi.yaml"), main);
    writeFileSync(path.join(dir, "answer.yaml"), "description: First.\n");
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test("give the same description again", async () => {
    const first = JSON.stringify(await read());
    expect(first).toContain("First.");
    expect([...parsed.keys()].map((name) => path.basename(name))).toEqual([
      "openapi.yaml",
      "answer.yaml",
    ]);
    expect(JSON.stringify(await read())).toBe(first);
  });

  test("are not taken for the text that a file has now", async () => {
    writeFileSync(path.join(dir, "answer.yaml"), "description: Second.\n");
    expect(JSON.stringify(await read())).toContain("Second.");
  });
});

describe("the files to watch", () => {
  const relative = (files: string[]) => files.map((file) => path.relative(fixtures, file)).sort();

  test("are all files that were read, overviews included, and those that are missing", async () => {
    const { files } = await load("bad-overviews");
    expect(relative([...new Set(files)])).toEqual([
      "bad-overviews/openapi.yaml",
      "bad-overviews/overviews/order.md",
      "bad-overviews/overviews/ordr.md",
      "bad-overviews/texts/about.md",
    ]);
  });

  test("hold a broken part, so that mending it is noticed", async () => {
    const { files } = await load("not-yaml-in-part");
    expect(relative(files)).toEqual([
      "not-yaml-in-part/openapi.yaml",
      "not-yaml-in-part/orders.yaml",
    ]);
  });

  test("are the possible names when there is no description yet", async () => {
    const { files } = await load("no-description");
    expect(relative(files)).toEqual([
      "no-description/openapi.json",
      "no-description/openapi.yaml",
      "no-description/openapi.yml",
    ]);
  });
});
