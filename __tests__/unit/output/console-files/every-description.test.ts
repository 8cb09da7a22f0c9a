import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ConsoleFile } from "../../../../src/browser/console/console-file";
import { consoleFiles } from "../../../../src/output/console-files/console-files";
import { demoFiles } from "../../../../src/output/console-files/demo-files";
import {
  buildRequest,
  type BuiltRequest,
} from "../../../../src/browser/console/request/build-request";
import { checkDraft } from "../../../../src/browser/console/request/check-draft";
import {
  readConsoleFile,
  type ConsoleOperation,
} from "../../../../src/browser/console/request/console-operation";
import { exampleBody, firstDraft } from "../../../../src/browser/console/request/draft";
import { sampleCode } from "../../../../src/browser/console/request/sample-code";
import { mockRequest } from "../../../../src/browser/console/request/mock-request";
import { createMock } from "../../../../src/mock/create-mock";
import { numberFrom } from "../../../../src/mock/exact-number";
import { validatorsOf } from "../../../../src/browser/console/validators-of";
import { loadDescription } from "../../../../src/openapi/load-description";
import { securityOf } from "../../../../src/openapi/security-requirements";
import type { ApiOperation } from "../../../../src/openapi/describe-operation";
import { builtMock } from "../../../../src/output/console-files/built-mock";
import { evaluateValidators } from "../../../../src/output/console-files/evaluate-validators";

const root = path.resolve(__dirname, "../../../..");
const fixtures = ["shop", "two-tags", "odd-but-harmless"].map((name) =>
  path.join("__tests__/fixtures/openapi", name),
);
/** Descriptions that nobody here wrote. */
const foreign = [
  "3.0/star-trek",
  "3.1/readme",
  "3.1/train-travel",
  "3.0/schema-circular",
  "3.0/polymorphism",
  "3.1/schema-types",
  "3.1/security",
  "3.1/parameters-style",
  "3.0/petstore",
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "descriptions-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function directoryOf(name: string): string {
  if (!foreign.includes(name)) return path.join(root, name);
  const [version = "", file = ""] = name.split("/");
  const text = readFileSync(
    require.resolve(`@readme/oas-examples/${version}/json/${file}.json`),
    "utf8",
  );
  writeFileSync(path.join(folder, "openapi.json"), text);
  return folder;
}

/** The consoles of a description by method and path, and what answers them. */
async function makeConsoles(name: string) {
  const directory = directoryOf(name);
  const { description, problems } = await loadDescription(directory, directory);
  if (!description) throw new Error(JSON.stringify(problems));
  const { document, references } = description;
  const operations = description.operations
    .filter(({ isWebhook, method }) => !isWebhook && method.toUpperCase() !== "TRACE")
    .map(({ slug, method, path: at, operation }) => ({
      slug,
      method: method.toUpperCase(),
      path: at,
      summary: slug,
      servers: [{ url: "https://api.example.com" }],
      security: securityOf(operation, document, references),
      isWebhook: false,
    })) as unknown as ApiOperation[];
  const built = await consoleFiles({
    document,
    references,
    operations,
    demo: demoFiles(directory),
  });
  const files = new Map(built.files.map((file) => [file.name, file.text]));
  const read = <T>(file: string | undefined) => JSON.parse(files.get(file ?? "") ?? "null") as T;
  const validatorsFor = (file: string) => evaluateValidators(files.get(validatorsOf(file)) ?? "");
  const mock = createMock(builtMock(built.mock ?? "", (file) => files.get(file) ?? ""));
  const consoles = operations.map(({ slug, method, path: at }) => {
    const own = built.byOperation.get(slug);
    const of = own ? readConsoleFile(read<ConsoleFile>(own), validatorsFor(own)) : null;
    return { name: `${method} ${at}`, of };
  });
  const of = (wanted: string): ConsoleOperation => {
    const found = consoles.find((one) => one.name === wanted)?.of;
    if (!found) throw new Error(`no console for ${wanted}`);
    return found;
  };
  const answer = (request: BuiltRequest) => mock.handle(mockRequest(request));
  return { consoles, of, answer, handle: mock.handle, reset: mock.reset };
}

const made = new Map<string, ReturnType<typeof makeConsoles>>();
/** The consoles of a description, made for the first test that needs them; what answers begins anew. */
async function consolesOf(name: string) {
  const consoles = await (made.get(name) ?? makeConsoles(name));
  made.set(name, Promise.resolve(consoles));
  consoles.reset();
  return consoles;
}

/** Refusals by what only a reader can know, such as an id. */
const understandable = [400, 404, 409, 422];

test.each([...fixtures, ...foreign])(
  "each operation of %s can be run, in each media type that it takes",
  async (name) => {
    const { consoles, answer } = await consolesOf(name);
    const wrong: unknown[] = [];
    for (const { name: call, of } of consoles) {
      if (!of) {
        wrong.push(`${call}: no console`);
        continue;
      }
      const draft = firstDraft(of, {});
      for (const content of of.operation.body?.contents ?? [undefined]) {
        const mediaType = content?.mediaType;
        const body = exampleBody(of, mediaType);
        const request = buildRequest(of, { ...draft, body, ...(mediaType && { mediaType }) });
        expect(request.mediaType).toBe(mediaType);
        const code = sampleCode(
          "curl",
          request,
          "https://api.example.com",
          of.file.security[0] ?? [],
        );
        expect(code).toContain("https://api.example.com");
        const { status } = answer(request);
        if (status >= 300 && !understandable.includes(status)) wrong.push(`${call}: ${status}`);
      }
    }
    expect(consoles.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);

test("a body goes out in the media type that was chosen, XML as it is written", async () => {
  const { of, answer } = await consolesOf("3.1/train-travel");
  const booking = of("POST /bookings");
  const xml = { ...firstDraft(booking, {}), mediaType: "application/xml", body: "<booking/>" };
  const request = buildRequest(booking, xml);
  expect(request).toMatchObject({ mediaType: "application/xml", body: "<booking/>" });
  expect(answer(request).status).toBe(201);
  expect(checkDraft(booking, xml).body).toEqual({});
  const json = buildRequest(booking, {
    ...xml,
    mediaType: "application/json",
    body: '{"n": 1.10}',
  });
  expect(mockRequest(json).body).toEqual({ n: numberFrom("1.10") });
});

test("cookies are filled in, checked and in the code; a file is known by its field", async () => {
  const { of, answer, handle } = await consolesOf("__tests__/fixtures/openapi/two-tags");
  const put = of("PUT /items/{itemId}");
  const draft = firstDraft(put, {});
  const request = buildRequest(put, {
    ...draft,
    parameters: { "path.itemId": "itm_1", "cookie.session": "a b", "header.trace": "1" },
  });
  expect(request.cookies).toEqual([["session", "a b"]]);
  expect(mockRequest(request).headers).toMatchObject({ Cookie: "session=a%20b" });
  expect(sampleCode("curl", request, "https://x.example", [])).toMatch(/session=a/);
  expect(answer(request).status).toBeLessThan(500);
  const badlyEncoded = { ...mockRequest(request), headers: { Cookie: "session=100%" } };
  expect(handle(badlyEncoded).status).toBeLessThan(500);
  const pets = await consolesOf("3.0/petstore");
  const upload = pets.of("POST /pet/{petId}/uploadImage");
  const form = buildRequest(upload, { ...firstDraft(upload, {}), body: '{"file": "cat.png"}' });
  expect(form.fileFields).toEqual(["file"]);
  expect(sampleCode("curl", form, "https://x.example", [])).toMatch(/--form '?file=@cat.png/);
});

test("an object in the query is sent as the description says", async () => {
  const { of, answer } = await consolesOf("3.1/parameters-style");
  const deep = of("GET /anything/query/deepObject");
  const [parameter] = deep.parameters.filter(({ isDeep }) => isDeep);
  const draft = firstDraft(deep, {});
  const text = '{"R": 100, "G": 200}';
  const parameters = { ...draft.parameters, [parameter?.key ?? ""]: text };
  const request = buildRequest(deep, { ...draft, parameters });
  expect(request.query).toContainEqual([`${parameter?.name}[R]`, "100"]);
  expect(answer(request).status).toBe(204);
});

test("every security option is offered, wherever its key belongs, and code has a name for it", async () => {
  const { of, consoles } = await consolesOf("3.1/security");
  const places = consoles.flatMap(({ of: one }) => one?.file.security.flat() ?? []);
  expect(new Set(places.map(({ kind, place }) => `${kind} ${place}`))).toEqual(
    new Set(["basic header", "bearer header", "key header", "key query", "key cookie"]),
  );
  const inQuery = consoles.find(({ of: one }) => one?.file.security[0]?.[0]?.place === "query");
  const key = of(inQuery?.name ?? "");
  const request = buildRequest(key, firstDraft(key, {}));
  expect(sampleCode("curl", request, "https://x.example", key.file.security[0] ?? [])).toMatch(
    /\?.*=YOUR_API_KEY/,
  );
});
