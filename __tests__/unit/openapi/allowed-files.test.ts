import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { redoclyProblems } from "../../../src/openapi/lint/redocly-lint";
import { loadDescription, type LoadOptions } from "../../../src/openapi/load-description";
import { formatProblem } from "../../../src/problems/format-problem";

/** A folder with a description, a secret beside it, and the files of a test. */
let root: string;
let folder: string;
let secret: string;
let watcher: ChildProcess;
const opened = () => fs.existsSync(path.join(root, "opened"));

let port: number;
const asked: string[] = [];
let answerWith: (request: IncomingMessage, answer: ServerResponse) => void;
const server = createServer((request, answer) => {
  asked.push(`${request.headers.host}${request.url}`);
  answerWith(request, answer);
});
const secretText = "type: string\ndescription: The secret.\n";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));

beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), "allowed-"));
  folder = path.join(root, "openapi");
  fs.mkdirSync(path.join(folder, "paths"), { recursive: true });
  // A pipe: opening it to read unblocks the writer, which leaves a mark.
  secret = path.join(root, "secret.yaml");
  execFileSync("mkfifo", [secret]);
  const write = 'while :; do printf "%s" "$2" > "$1/secret.yaml" && touch "$1/opened"; done';
  watcher = spawn("sh", ["-c", write, "sh", root, secretText], { detached: true, stdio: "ignore" });
  asked.length = 0;
  answerWith = (_, answer) => answer.end(secretText);
});
afterEach(() => {
  process.kill(-(watcher.pid ?? 0), "SIGKILL");
  fs.rmSync(root, { recursive: true });
});

const put = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

const head = "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\n";
const ok = 'responses: { "200": { description: OK } }';
const inSchema = (reference: string) =>
  `${head}paths:\n  /a:\n    get: { ${ok} }\ncomponents:\n  schemas:\n    A:\n      $ref: ${JSON.stringify(reference)}\n`;

async function load(text: string, allowed?: LoadOptions) {
  put("openapi.yaml", text);
  return loadDescription(folder, root, allowed);
}

/** Problems as text, without paths and ports that differ between runs. */
function told({ problems }: { problems: Parameters<typeof formatProblem>[0][] }) {
  const text = problems.map(formatProblem).join("\n\n");
  return text.replaceAll(root, "/site").replaceAll(String(port), "8080");
}

test("the watch over the secret sees a reader", () => {
  // The writer may have begun again before the reader closes.
  expect(fs.readFileSync(secret, "utf8").startsWith(secretText)).toBe(true);
  const before = Date.now();
  while (!opened() && Date.now() - before < 5000);
  expect(opened()).toBe(true);
});

/** Ways to write an address that must not be read. */
const addresses: Record<string, (at: { root: string; port: number }) => string> = {
  "a way up": () => "../secret.yaml",
  "a way down and up": () => "./paths/../../secret.yaml",
  "an absolute path": (at) => `${at.root}/secret.yaml`,
  "a file of the system": () => "/etc/hostname",
  "a file of the process": () => "/proc/self/environ",
  "a device": () => "/dev/zero",
  "a file: address": (at) => `file://${at.root}/secret.yaml`,
  "a file: address in capitals": (at) => `FILE://${at.root}/secret.yaml`,
  "a relative file: address": () => "file:../secret.yaml",
  "a linked file": () => "link.yaml",
  "a file below a linked folder": () => "linked/secret.yaml",
  "a missing file below a linked folder": () => "linked/secret.yml",
  "a link to a link": () => "paths/second.yaml",
  "encoded dots": () => "%2e%2e/secret.yaml",
  "an encoded slash": () => "..%2Fsecret.yaml",
  backslashes: () => "..\\secret.yaml",
  "a drive": () => "C:\\secret.yaml",
  "a drive with a slash": () => "c:/secret.yaml",
  "a network share": () => "\\\\server\\secret.yaml",
  "a NUL": () => "link.yaml\0.yaml",
  "a folder": () => "paths",
  "a pipe in the folder": () => "pipe.yaml",
  data: () => "data:application/json,{}",
  ftp: () => "ftp://127.0.0.1/a.yaml",
  "another host": (at) => `http://127.0.0.1:${at.port}/a.yaml`,
  "another host in capitals": (at) => `HTTP://LOCALHOST:${at.port}/a.yaml`,
  "another host as a number": (at) => `http://0x7f.1:${at.port}/a.yaml`,
  "another host without a scheme": (at) => `//127.0.0.1:${at.port}/a.yaml`,
  "another host with a name": (at) => `http://me:secret@127.0.0.1:${at.port}/a.yaml`,
  "a host that only begins as a named one": (at) => `http://named.example@127.0.0.1:${at.port}/a`,
  "a link-local host": () => "http://169.254.169.254/latest/meta-data/",
  "an IPv6 host": (at) => `http://[::1]:${at.port}/a.yaml`,
  "no host": () => "http://",
};

describe("nothing outside of the folder is read, however it is written", () => {
  test.each(Object.entries(addresses))("%s", async (_, addressAt) => {
    fs.symlinkSync("../secret.yaml", path.join(folder, "link.yaml"));
    fs.symlinkSync("../link.yaml", path.join(folder, "paths", "second.yaml"));
    fs.symlinkSync("..", path.join(folder, "linked"));
    execFileSync("mkfifo", [path.join(folder, "pipe.yaml")]);
    const text = inSchema(addressAt({ root, port }));
    const result = await load(text, { hosts: ["named.example"] });
    expect(result.description).toBeUndefined();
    expect(result.problems.map(({ code, where }) => [code, where])).toEqual([
      ["openapi-ref-refused", { file: "openapi/openapi.yaml", line: 9 }],
    ]);
    expect(told(result)).toMatchSnapshot();
    expect(result.files).toEqual([path.join(folder, "openapi.yaml")]);
    const linted = await redoclyProblems(path.join(folder, "openapi.yaml"), "redocly.yaml");
    expect(linted.map(({ code }) => code)).toContain("openapi-ref-refused");
    expect([opened(), asked]).toEqual([false, []]);
  });
});

const operation = (more: string) => `${head}paths:\n  /a:\n    get:\n      ${ok}\n${more}`;
const answer = (more: string) =>
  `${head}paths:\n  /a:\n    get:\n      responses:\n        "200":\n          description: OK\n${more}`;
const media = (more: string) =>
  answer(`          content:\n            application/json:\n${more}`);

/** Places of a description that name something to read, or seem to, and whether they are reported. */
const places: Record<string, [text: (to: string) => string, isTold: boolean]> = {
  "a path": [(to) => `${head}paths:\n  /a: { $ref: "${to}" }\n`, true],
  "a parameter": [(to) => operation(`      parameters:\n        - $ref: "${to}"\n`), true],
  "a request body": [(to) => operation(`      requestBody: { $ref: "${to}" }\n`), true],
  "a response": [
    (to) => `${head}paths:\n  /a:\n    get:\n      responses:\n        "200": { $ref: "${to}" }\n`,
    true,
  ],
  "a header": [(to) => answer(`          headers:\n            X-A: { $ref: "${to}" }\n`), true],
  "a link": [(to) => answer(`          links:\n            next: { $ref: "${to}" }\n`), true],
  "a callback": [(to) => operation(`      callbacks:\n        done: { $ref: "${to}" }\n`), true],
  "a property": [
    (to) => media(`              schema: { properties: { a: { $ref: "${to}" } } }\n`),
    true,
  ],
  "a part of allOf": [
    (to) => media(`              schema: { allOf: [{ $ref: "${to}" }] }\n`),
    true,
  ],
  "a pointer into a file": [(to) => media(`              schema: { $ref: "${to}#/a/b" }\n`), true],
  "an example": [
    (to) => media(`              examples:\n                one: { $ref: "${to}" }\n`),
    true,
  ],
  "an example elsewhere": [
    (to) => media(`              examples:\n                one: { externalValue: "${to}" }\n`),
    true,
  ],
  "an example beside its value": [
    (to) =>
      media(`              examples:\n                one: { value: 1, externalValue: "${to}" }\n`),
    true,
  ],
  "a discriminator's mapping": [
    (to) =>
      media(
        `              schema: { type: object, discriminator: { propertyName: a, mapping: { b: "#/info", c: "${to}" } } }\n`,
      ),
    true,
  ],
  "a security scheme": [
    (to) => operation(`components:\n  securitySchemes:\n    key: { $ref: "${to}" }\n`),
    true,
  ],
  "a webhook": [(to) => operation(`webhooks:\n  done: { $ref: "${to}" }\n`), true],
  "an overview": [
    (to) => operation(`tags:\n  - name: T\n    x-overview: { slug: t, file: "${to}" }\n`),
    true,
  ],
  "another file of the description": [
    () => operation(`components:\n  schemas:\n    A: { $ref: "paths/part.yaml" }\n`),
    true,
  ],
  "a schema's $defs": [
    (to) => media(`              schema: { $defs: { a: { $ref: "${to}" } } }\n`),
    true,
  ],
  "an extension": [(to) => operation(`x-more: { a: { $ref: "${to}" } }\n`), true],
  "a value of an example": [
    (to) => media(`              example: { a: { $ref: "${to}" } }\n`),
    false,
  ],
  "a default": [
    (to) => media(`              schema: { type: object, default: { a: { $ref: "${to}" } } }\n`),
    false,
  ],
  "a link's operation": [
    (to) => answer(`          links:\n            next: { operationRef: "${to}#/a" }\n`),
    false,
  ],
  "a schema's $id": [
    (to) =>
      media(`              schema: { $id: "${to}", $schema: "${to}", $dynamicRef: "${to}#a" }\n`),
    false,
  ],
};

describe.each([
  ["a file", () => "../secret.yaml"],
  ["a host", () => `http://127.0.0.1:${port}/a.yaml`],
])("%s outside of the folder is not read from", (_, addressOf) => {
  test.each(Object.entries(places))("%s", async (_place, [textWith, isTold]) => {
    const to = addressOf();
    put(
      "paths/part.yaml",
      `type: object\nproperties:\n  a:\n    $ref: "${to.replace("..", "../..")}"\n`,
    );
    const text = textWith(to);
    const result = await load(text);
    const line = text.split("\n").findIndex((one) => one.includes(to)) + 1;
    const where = line
      ? { file: "openapi/openapi.yaml", line }
      : { file: "openapi/paths/part.yaml", line: 4 };
    const errors = result.problems.filter(({ level }) => level === "error");
    const isOverview = text.includes("x-overview");
    // The address of a host below the folder is a file that does not exist.
    const code = isOverview
      ? to.startsWith("http")
        ? "openapi-overview-missing"
        : "openapi-overview-refused"
      : "openapi-ref-refused";
    expect(errors.map((problem) => [problem.code, problem.where])).toEqual(
      isTold ? [[code, where]] : [],
    );
    expect([opened(), asked]).toEqual([false, []]);
  });
});

test("the description itself, and the folder of a version, may be links within, and none that lead out", async () => {
  fs.symlinkSync("../secret.yaml", path.join(folder, "openapi.yaml"));
  const outside = await loadDescription(folder, root);
  fs.rmSync(path.join(folder, "openapi.yaml"));
  fs.mkdirSync(path.join(folder, "versions"));
  fs.symlinkSync("../..", path.join(folder, "versions", "1.0"));
  const version = await loadDescription(path.join(folder, "versions", "1.0"), root, {
    within: folder,
  });
  put("shop.yaml", inSchema("paths/a.yaml"));
  put("paths/a.yaml", "type: string\n");
  fs.symlinkSync("shop.yaml", path.join(folder, "openapi.yaml"));
  fs.symlinkSync("openapi", path.join(root, "chosen"));
  const inside = await loadDescription(path.join(root, "chosen"), root);
  expect(inside.problems).toEqual([]);
  expect([told(outside), told(version)]).toMatchSnapshot();
  expect(opened()).toBe(false);
});

describe("a host that the configuration names", () => {
  const named = () => ({ hosts: [`127.0.0.1:${port}`] });
  const url = (name: string) => `http://127.0.0.1:${port}/${name}`;

  test("is read from, with what its documents name beside them, and no other host", async () => {
    answerWith = ({ url: at }, answer) =>
      answer.end(
        at === "/a.yaml" ? "type: object\nproperties:\n  b: { $ref: b.yaml }\n" : secretText,
      );
    const { description, problems, remote } = await load(inSchema(url("a.yaml")), named());
    expect(problems).toEqual([]);
    expect(JSON.stringify(description?.document)).toContain("The secret.");
    expect(remote).toEqual([url("a.yaml"), url("b.yaml")]);
  });

  test.each([
    ["a file", "/etc/hostname#/a", ["/a.yaml", "/etc/hostname"]],
    ["a file: address", "file:///etc/hostname", ["/a.yaml"]],
    ["another host", "//localhost:PORT/b.yaml", ["/a.yaml"]],
    ["another host's address", "http://localhost:PORT/b.yaml", ["/a.yaml"]],
  ])("cannot make %s be read", async (_, to, paths) => {
    answerWith = ({ url: at }, answer) => {
      answer.statusCode = at === "/a.yaml" ? 200 : 404;
      answer.end(
        `type: object\nproperties:\n  b: { $ref: "${to.replace("PORT", String(port))}" }\n`,
      );
    };
    const { description, problems } = await load(inSchema(url("a.yaml")), named());
    expect(description).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(["openapi-ref-refused"]);
    expect(asked).toEqual(paths.map((at) => `127.0.0.1:${port}${at}`));
  });

  const send = (status: number, location: string) => (_: IncomingMessage, answer: ServerResponse) =>
    answer.writeHead(status, { location: location.replace("PORT", String(port)) }).end();
  test.each<[string, (request: IncomingMessage, answer: ServerResponse) => void]>([
    ["redirects to another host", send(302, "http://localhost:PORT/b.yaml")],
    ["redirects to a file", send(301, "file:///etc/hostname")],
    ["redirects without end", send(308, "/a.yaml")],
    ["is not found", (_, answer) => answer.writeHead(404).end()],
    ["hangs up", ({ socket }) => socket.destroy()],
    [
      "never ends",
      (_, answer) => {
        const chunk = Buffer.alloc(1_000_000, "a");
        const more = () => answer.write(chunk, (error) => (error ? undefined : more()));
        more();
      },
    ],
  ])("is given up where it %s", async (_, behaves) => {
    answerWith = behaves;
    const result = await load(inSchema(url("a.yaml")), named());
    expect(result.problems.map(({ where }) => where?.line)).toEqual([9]);
    expect(told(result)).toMatchSnapshot();
    expect(asked.every((at) => at === `127.0.0.1:${port}/a.yaml`)).toBe(true);
    expect(asked.length).toBeLessThan(8);
  });

  test("may redirect to itself", async () => {
    answerWith = (request, answer) =>
      request.url === "/a.yaml"
        ? answer.writeHead(302, { location: "/b.yaml" }).end()
        : answer.end(secretText);
    const { problems } = await load(inSchema(url("a.yaml")), named());
    expect(problems).toEqual([]);
  });
});
