import "../../support/draw-as-built";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readApi, type ReadDescription } from "../../../src/openapi/read-api";
import { drawApi, type DrawnApi } from "../../../src/output/api-output";
import type { ConsoleFile } from "../../../src/browser/console/console-file";
import { validatorsOf } from "../../../src/browser/console/validators-of";
import { buildRequest } from "../../../src/browser/console/request/build-request";
import { checkDraft } from "../../../src/browser/console/request/check-draft";
import { readConsoleFile } from "../../../src/browser/console/request/console-operation";
import { firstDraft } from "../../../src/browser/console/request/draft";
import { mockRequest } from "../../../src/browser/console/request/mock-request";
import { apiDownloads, type Converters } from "../../../src/openapi/downloads/api-downloads";
import { converters } from "../../../src/openapi/downloads/converters";
import { createMock } from "../../../src/mock/create-mock";
import { loadedDescription } from "../../../src/openapi/current-descriptions";
import { formatProblem } from "../../../src/problems/format-problem";
import type { Problem } from "../../../src/problems/problem";
import { builtMock } from "../../../src/output/console-files/built-mock";
import { evaluateValidators } from "../../../src/output/console-files/evaluate-validators";
import { dangersIn } from "./dangers-in";
import { oddDescriptions } from "./odd-descriptions";

// What hangs is ended; a busy machine takes a while for megabytes.
jest.setTimeout(120_000);

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), "odd-"));
  fs.mkdirSync(path.join(root, "openapi"));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const options = {
  directory: "openapi",
  routePrefix: "/docs/api",
  categoryRoute: "/docs/category/api",
  plugins: [],
};

const codesOf = (problems: readonly Problem[], level: Problem["level"]) =>
  [...new Set(problems.filter((one) => one.level === level).map(({ code }) => code))].sort();

/** Problems that do not say all five parts, or speak of the program instead of the description. */
const poor = (problems: readonly Problem[]) =>
  problems.filter(
    (problem) =>
      ![problem.what, problem.where?.file, problem.seen, problem.cause, problem.fix].every(
        Boolean,
      ) ||
      /Cannot read prop|is not a function|not iterable|\[object|\bundefined\b|\bNaN\b/.test(
        formatProblem(problem),
      ),
  );

const operationsOf = ({ api }: ReadDescription) =>
  api.groups.flatMap(({ tags }) => tags.flatMap(({ operations }) => operations));

/** Asks the mock for each operation with what its console would send first; returns the operations without an answer. */
function unanswered({ api }: ReadDescription, { reference }: DrawnApi): string[] {
  const texts = new Map(reference.files.map(({ name, text }) => [name, text]));
  const read = <T>(name: string) => JSON.parse(texts.get(name) ?? "null") as T;
  const validators = (name: string) => evaluateValidators(texts.get(validatorsOf(name)) ?? "");
  const consoleOf = (html = "") => /data-console="([^"]+)"/.exec(html)?.[1];
  const tried = operationsOf({ api } as ReadDescription).flatMap(({ slug }) => {
    const name = consoleOf(reference.operations.get(slug)?.html);
    return name ? [{ slug, name }] : [];
  });
  const [first] = tried;
  if (!first) return [];
  const { mock: mockName } = read<ConsoleFile>(first.name);
  const mock = createMock(builtMock(mockName, (name) => texts.get(name) ?? ""));
  return tried.flatMap(({ slug, name }) => {
    const of = readConsoleFile(read<ConsoleFile>(name), validators(name));
    const draft = {
      ...firstDraft(of, {}),
      body: '{"a":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"}',
    };
    checkDraft(of, draft);
    const { status } = mock.handle(mockRequest(buildRequest(of, draft)));
    return status >= 200 && status < 500 ? [] : [`${slug}: ${status}`];
  });
}

/** The libraries stand aside: what they make of odd descriptions, an integration test sees. */
const noLibraries: Converters = {
  yaml: converters.yaml,
  postman: () => Promise.resolve({}),
  bruno: () => Promise.resolve({}),
  typescript: () => Promise.resolve(""),
};

test.each(oddDescriptions)("%s", async (_, files, outcome) => {
  const isText = typeof files === "string" || Buffer.isBuffer(files);
  const isNamed = !isText && Object.keys(files).every((key) => /\.(yaml|json|md)$/.test(key));
  const written = isText
    ? { "openapi.yaml": files }
    : isNamed
      ? (files as Record<string, string>)
      : { "openapi.json": JSON.stringify(files, null, 1) };
  for (const [name, text] of Object.entries(written))
    fs.writeFileSync(path.join(root, "openapi", name), text);

  const { problems: found, descriptions } = await readApi(options, root);
  const drawn =
    descriptions &&
    (await Promise.all(
      descriptions.map((read) => drawApi(read, { root, isBuild: true, site: "" })),
    ));
  const problems = [...found, ...(drawn?.flatMap((one) => one.problems) ?? [])];
  expect(poor(problems)).toEqual([]);
  expect(codesOf(problems, "error")).toEqual(outcome.errors ?? []);
  const [{ where }] = [...problems, { where: undefined }];
  if (outcome.where) expect(`${where?.file}:${where?.line}`).toBe(outcome.where);
  if (outcome.errors) {
    expect(descriptions).toBeUndefined();
    return;
  }
  expect(codesOf(problems, "warning")).toEqual(outcome.warnings ?? []);

  const [[read], [made]] = [descriptions ?? [], drawn ?? []];
  if (!read || !made) throw new Error("There is no description.");
  const pages = operationsOf(read).map(({ slug, isWebhook }) => {
    const html = made.reference.operations.get(slug)?.html ?? "";
    return { slug, isWebhook, html };
  });
  for (const { html } of pages) {
    expect(html).not.toMatch(/\[object \w+\]|>undefined<|>NaN</);
    expect(dangersIn(html)).toEqual([]);
  }
  const all = pages.map(({ html }) => html).join("\n");
  if (outcome.shows) expect(all).toContain(outcome.shows);
  const without = pages.filter(
    ({ html, isWebhook }) => !isWebhook && !html.includes("data-console="),
  );
  expect(without.map(({ slug }) => slug)).toEqual(outcome.withoutConsole ?? []);
  for (const { html } of without) expect(html).toContain('data-console-gap="console"');
  expect(unanswered(read, made)).toEqual([]);

  const document = loadedDescription()?.document ?? {};
  const tags = read.api.groups.flatMap((group) => group.tags);
  const { failed, whole } = await apiDownloads(document, tags, noLibraries);
  expect(failed).toEqual([]);
  const [yaml, json] = whole;
  expect(json?.text === JSON.stringify(document)).toBe(true);
  expect(yaml?.text).toContain("openapi:");
});
