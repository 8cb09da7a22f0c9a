import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { OperationFile } from "../../src/browser/reference/operation-file";
import { codeOfFigure } from "../../src/output/markdown-versions/operation-markdown";
import { startMock } from "./support/mock-process";
import { filesBelow, readJson } from "./support/site";

interface PageData {
  result: {
    data: { apiOperation?: { slug: string; method: string; path: string; file: string } };
  };
}

/** Code by language: what a page shows, and, for a list, what its tab "With paging" shows. */
interface Sampled {
  slug: string;
  method: string;
  path: string;
  code: Record<string, string>;
  paging?: Record<string, string>;
}

const codeOf = (html: Record<string, string>) =>
  Object.fromEntries(Object.entries(html).map(([language, one]) => [language, codeOfFigure(one)]));

const operations = filesBelow("page-data/docs/api").flatMap((name): Sampled[] => {
  const { apiOperation } = readJson<PageData>(name).result.data;
  if (!apiOperation) return [];
  const { file, ...operation } = apiOperation;
  const [first = {}, second] = readJson<OperationFile>(`static/reference/${file}`).requests;
  // A GET has no body, so the second of its samples is that with paging.
  const paging = operation.method === "GET" && second ? { paging: codeOf(second) } : {};
  return [{ ...operation, code: codeOf(first), ...paging }];
});
const lists = operations.filter(({ paging }) => paging);
const { servers } = readJson<{ servers: [{ url: string }] }>("download/openapi.json");
const [{ url: server }] = servers;

const programs = [
  { language: "javascript", command: ["node", "--input-type=module", "-e"], needs: [] },
  {
    language: "curl",
    command: ["bash", "--norc", "-c"],
    needs: [
      ["curl", "-V"],
      ["jq", "-V"],
    ],
  },
  { language: "python", command: ["python3", "-c"], needs: [["python3", "-c", "import requests"]] },
];

const folder = path.resolve(".tmp", `samples-${process.pid}`);
let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  mock = await startMock();
});
afterAll(() => {
  mock.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = ([program = "", ...options]: readonly string[], code: string) =>
  promisify(execFile)(program, [...options, code], { cwd: folder }).then(
    ({ stdout }) => ({ stdout, said: "", hasFailed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
      ...{ stdout, said: stdout + stderr, hasFailed: true },
    }),
  );

/** Calls a function with each value, a few at a time. */
async function withEach<Value>(values: readonly Value[], act: (value: Value) => Promise<void>) {
  const left = [...values];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await act(next);
  };
  await Promise.all([work(), work(), work()]);
}

/** The ids of what a list has, without its pages. */
async function idsOf(code: string): Promise<string[]> {
  const [, address = ""] = /'(https?:[^']+)'/.exec(code) ?? [];
  const url = new URL(address);
  url.searchParams.set("limit", "200");
  const answer = await fetch(url, { headers: { Authorization: "Bearer any" } });
  const { data } = (await answer.json()) as { data: { id?: string }[] };
  return data.flatMap(({ id }) => id ?? []);
}

/** A sample for the mock, with pages that are so small that a list has several. */
const forMock = (code: string, limit?: number) =>
  code.replaceAll(
    new RegExp(`${server.replaceAll(".", "\\.")}([^\\s'"\`]*)`, "g"),
    (_, rest: string) =>
      `${mock.url}${rest}${limit ? `${rest.includes("?") ? "&" : "?"}limit=${limit}` : ""}`,
  );

/** One operation for each combination of a method and what surrounds its names: `POST /x/{id}/y`. */
function oneOfEachStructure(): Sampled[] {
  const structure = ({ method, path: at, code }: Sampled) =>
    `${method} ${at.replace(/[^/{}]+/g, "x")} ${code.curl?.includes("--form") ?? false}`;
  return [...new Map(operations.map((one) => [structure(one), one])).values()];
}

describe.each(programs)("$language", ({ language, command, needs }) => {
  const isMissing = needs.some(
    ([program = "", ...given]) => spawnSync(program, given).status !== 0,
  );
  // Skipped where the machine has no such programs: what runs samples is not the project's to install.
  const runs = isMissing ? test.skip : test;

  runs("samples with paging read every row of their lists once", async () => {
    // More of them in the language that starts fastest.
    const every = language === "javascript" ? 4 : 12;
    const some = lists.filter((_, index) => index % every === 0);
    const wrong: unknown[] = [];
    let several = 0;
    await withEach(some, async ({ slug, paging }) => {
      const code = paging?.[language] ?? "";
      const ids = await idsOf(forMock(paging?.javascript ?? ""));
      const limit = Math.max(1, Math.ceil(ids.length / 3));
      if (ids.length > limit) several += 1;
      const { stdout, said } = await run(command, forMock(code, limit));
      // The first id of a row is its own.
      const rows = stdout.split(/^(?=\{)/m).filter(Boolean);
      const found = ids.filter((id) => stdout.includes(id));
      if (said || found.length < ids.length || (ids.length && rows.length !== ids.length))
        wrong.push({ slug, said, found: found.length, rows: rows.length, ids: ids.length });
    });
    expect(wrong).toEqual([]);
    expect(several).toBeGreaterThan(some.length / 3);
  });

  runs("a sample of each structure succeeds, or says what its error's body says", async () => {
    const chosen = oneOfEachStructure();
    const wrong: unknown[] = [];
    let succeeded = 0;
    await withEach(chosen, async ({ slug, code: { [language]: code = "" } }) => {
      // A browser's form has no file here.
      if (code.includes("fileInput")) return;
      for (const [, name = ""] of code.matchAll(/(?:=@|open\(")([\w.-]+)/g))
        writeFileSync(path.join(folder, name), "Example");
      const { hasFailed, said } = await run(command, forMock(code));
      if (!hasFailed) succeeded += 1;
      else if (!/[a-z]+-[a-z-]+.*req_/s.test(said)) wrong.push({ slug, said });
    });
    expect(wrong).toEqual([]);
    expect(chosen.length).toBeGreaterThan(15);
    // The rest needs a record in another state, and is refused with its reason.
    expect(succeeded).toBeGreaterThan(chosen.length / 3);
  });
});

test("every list has a sample with paging in each language", () => {
  expect(lists.length).toBeGreaterThan(80);
  const languages = Object.keys(operations[0]?.code ?? {});
  expect(languages.length).toBeGreaterThan(7);
  for (const { paging } of lists) expect(Object.keys(paging ?? {})).toEqual(languages);
});
