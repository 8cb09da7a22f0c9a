import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import type { HttpRequest } from "../../../../src/openapi/request-samples/http-request";
import {
  sampleLanguages,
  type SampleLanguage,
} from "../../../../src/openapi/request-samples/languages";
import { pagingSample } from "../../../../src/openapi/request-samples/paging-sample";
import { printRequest } from "../../../../src/openapi/request-samples/print-request";
import { writeJackson } from "./jackson";
import { hasProgram, inFolder } from "./run-sample";

const error = {
  code: ["code"],
  message: ["more", "the text"],
  requestId: ["more", "request-id"],
} as const;
const paging = {
  parameter: "from there",
  rows: ["found", "rows"],
  next: ["page", "next-one"],
} as const;
const second = `2 & "it's"`;

/** Two pages of three rows, or a refusal for those who do not say who they are. */
let server: Server;
beforeAll(async () => {
  server = createServer(({ url = "", headers }, response) => {
    const { searchParams } = new URL(url, "http://localhost");
    const from = searchParams.get(paging.parameter);
    const refused = headers.authorization !== "Bearer it's" || searchParams.get("sort") !== "a,b";
    response.statusCode = refused ? 422 : 200;
    const refusal = { code: "no-way", more: { "the text": "Not here.", "request-id": "req_1" } };
    const page =
      from === second
        ? { found: { rows: [{ n: 3 }] }, page: { "next-one": null } }
        : { found: { rows: [{ n: 1 }, { n: 2 }] }, page: { "next-one": second } };
    response.end(JSON.stringify(refused ? refusal : page));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => server.close());

const request = (token = "it's"): HttpRequest => ({
  method: "GET",
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rows?sort=a,b`,
  headers: [{ name: "Authorization", value: `Bearer ${token}` }],
  cookies: [{ name: "kind", value: "a b" }],
  answer: { isJson: true, error },
});

const run = (program: string, ...given: string[]) =>
  promisify(execFile)(program, given).then(
    ({ stdout }) => ({ stdout, stderr: "" }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, stderr }),
  );

const programs: [SampleLanguage, program: string, options: string[]][] = [
  ["curl", "bash", ["--norc", "-c"]],
  ["javascript", "node", ["--input-type=module", "-e"]],
  ["python", "python3", ["-c"]],
];

describe.each(programs)("%s", (language, program, options) => {
  const runs = hasProgram(program) && (language !== "curl" || hasProgram("jq")) ? test : test.skip;

  runs("the sample with paging reads all rows", async () => {
    const { stdout, stderr } = await run(
      program,
      ...options,
      pagingSample(language, request(), paging),
    );
    expect(stderr).toBe("");
    expect(stdout.match(/\d/g)).toEqual(["1", "2", "3"]);
  });

  runs("the sample with paging says what went wrong", async () => {
    const code = pagingSample(language, request("other"), paging);
    const { stdout, stderr } = await run(program, ...options, code);
    expect(stderr).toContain("no-way: Not here. (req_1)");
    expect(stdout).toBe("");
  });

  runs("the sample of a request says what went wrong", async () => {
    const answered = await run(program, ...options, printRequest(language, request()));
    expect(answered.stdout).toMatch(/next-one/);
    const { stdout, stderr } = await run(
      program,
      ...options,
      printRequest(language, request("other")),
    );
    if (language === "curl") {
      expect(JSON.parse(stdout)).toMatchObject({ code: "no-way" });
      expect(stderr).toContain("422");
    } else expect(stderr).toContain("422 no-way: Not here. (req_1)");
  });
});

test.each(sampleLanguages.map(({ id }) => id))("%s has a sample with paging", (language) => {
  const code = pagingSample(language, request(), paging);
  expect(code).not.toMatch(/mark-of|undefined|\[object/);
  expect(code).toMatch(/from(?: |%20)there/);
  expect(code).toContain("next-one");
});

const checks = [
  ["php", "php", "-l"],
  ["ruby", "ruby", "-c"],
  ["go", "gofmt", "-e"],
] as const;

describe.each(checks)("%s", (language, program, option) => {
  (hasProgram(program) ? test : test.skip)("is valid", () => {
    for (const code of [
      pagingSample(language, request(), paging),
      printRequest(language, request()),
    ])
      inFolder((folder) => {
        const file = path.join(folder, "sample");
        writeFileSync(file, code);
        execFileSync(program, [option, file], { stdio: "pipe" });
      });
  });
});

(hasProgram("javac") ? test : test.skip)(
  "Java compiles",
  () => {
    const unknown = { ...request(), answer: { isJson: true } };
    const codes = [request(), unknown].flatMap((one) => [
      pagingSample("java", one, paging),
      printRequest("java", one),
    ]);
    inFolder((folder) => {
      const files = codes.map((code, index) => {
        const at = code.indexOf("\n\n");
        const file = path.join(folder, `Sample${index}.java`);
        writeFileSync(
          file,
          `${code.slice(0, at)}\nclass Sample${index} { static void run() throws Exception {\n${code.slice(at)}\n} }`,
        );
        return file;
      });
      mkdirSync(path.join(folder, "out"));
      execFileSync("javac", ["-d", path.join(folder, "out"), ...writeJackson(folder), ...files], {
        stdio: "pipe",
      });
    });
  },
  60_000,
);
