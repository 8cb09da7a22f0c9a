import { brotliCompressSync, constants } from "node:zlib";
import type { ConsoleFile, MockFile } from "../../../../src/browser/console/console-file";
import { consoleFiles } from "../../../../src/output/console-files/console-files";
import { createMock } from "../../../../src/mock/create-mock";
import { validatorsOf } from "../../../../src/browser/console/validators-of";
import { ajvValidator } from "../../../../src/openapi/validation/ajv-validator";
import type { ValidateSchema } from "../../../../src/openapi/validation/validate-schema";
import { mockOptions } from "../../../../src/browser/console/worker/load-parts";
import { compiledValidator } from "../../../../src/openapi/validation/run-validators";
import { readOperations } from "../../../../src/mock/mock-operations";
import type { JsonObject } from "../../../../src/openapi/json";
import type { ApiOperation } from "../../../../src/openapi/describe-operation";
import { createReferences } from "../../../../src/openapi/references";
import budgets from "../../../budgets.json";
import { builtMock } from "../../../../src/output/console-files/built-mock";
import { caller } from "../../../support/own-requests";
import { demoCompany, ownDescription } from "../../../support/demo-mock";
import { firstPress, shippedConsoles } from "../../../support/shipped-consoles";
import { evaluateValidators } from "../../../../src/output/console-files/evaluate-validators";

let document: JsonObject;
let files: Map<string, string>;
let byOperation: ReadonlyMap<string, string>;

const read = <T>(name: string | undefined) => JSON.parse(files.get(name ?? "") ?? "null") as T;

const textOf = (name: string | undefined) => files.get(name ?? "") ?? "";

/** Bytes on the way, at a quality that takes a hundredth of the time and gives an eighth more than what is served. */
const sizeOf = (name: string | undefined) =>
  brotliCompressSync(textOf(name), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** The longest of some files: one that is small on the way although it is longer than all of these is none too large. */
const longest = (names: readonly string[]) =>
  [...names].sort((a, b) => textOf(b).length - textOf(a).length).slice(0, 40);
const validatorOf = (name: string | undefined) =>
  compiledValidator(evaluateValidators(textOf(validatorsOf(name ?? ""))));

beforeAll(async () => {
  document = await ownDescription();
  const made = await shippedConsoles();
  files = new Map(made.files.map(({ name, text }) => [name, text]));
  byOperation = made.byOperation;
}, 300_000);

test("the file of an operation is small, and a mistake in a body is found with it alone", () => {
  const names = [...byOperation.values()];
  const validators = names.map((name) => String(validatorsOf(name)));
  expect(Math.max(...longest(names).map(sizeOf))).toBeLessThan(8_000);
  expect(Math.max(...longest(validators).map(sizeOf))).toBeLessThan(8_000);
  const name = byOperation.get("create-sales-order");
  const { description } = read<ConsoleFile>(name);
  const [operation] = readOperations(description, createReferences(description));
  const { body } = operation ?? {};
  const validate = validatorOf(name);
  expect(validate(body?.pointer ?? "", body?.examples[0]?.value)).toEqual([]);
  expect(validate(body?.pointer ?? "", { lines: [{ quantity: 3 }] })).not.toEqual([]);
});

test("the file names the refusals of its operation that the mock does not simulate", () => {
  const codes = (slug: string) => read<ConsoleFile>(byOperation.get(slug)).notSimulated;
  expect(codes("create-journal-entry")).toContain("period-closed");
  expect(codes("create-journal-entry")).not.toContain("journal-entry-unbalanced");
  expect(codes("get-items")).toBeUndefined();
});

test("every operation's own request is understood with its file alone", () => {
  for (const [slug, name] of byOperation) {
    const { description } = read<ConsoleFile>(name);
    const [operation] = readOperations(description, createReferences(description));
    const validate = validatorOf(name);
    const { body, parameters = [] } = operation ?? {};
    const wrong = (body?.examples ?? []).flatMap(({ value }) =>
      validate(body?.pointer ?? "", value),
    );
    for (const { pointer, example } of parameters)
      if (example !== undefined) wrong.push(...validate(pointer, example));
    expect({ slug, wrong }).toEqual({ slug, wrong: [] });
  }
});

test("the first press of an operation loads what its references need, and no more than its budget", () => {
  const sizes = new Map<string, number>();
  const served = (name: string) => {
    const size = sizes.get(name) ?? (sizeOf(name) * 8) / 9;
    sizes.set(name, size);
    return size;
  };
  const heavy = [...byOperation].flatMap(([slug, name]) => {
    const { mock, parts } = read<ConsoleFile>(name);
    const bytes = [mock, ...parts].reduce((sum, part) => sum + served(part), 0);
    return bytes > budgets.mock.firstPress ? [{ slug, bytes }] : [];
  });
  expect(heavy).toEqual([]);
});

test("the first press of an operation needs no file that its console does not name", () => {
  const { mock: name } = read<ConsoleFile>([...byOperation.values()][0]);
  const file = read<MockFile>(name);
  const examples = new Map<string, JsonObject>();
  const validators = new Map<string, ValidateSchema>();
  const compiled = new Map(
    file.validators.map(([part]) => [part, compiledValidator(evaluateValidators(textOf(part)))]),
  );
  const mock = createMock(mockOptions(file, examples, validators));
  const missing = [...byOperation].flatMap(([slug, console]) => {
    const { steps, request } = firstPress(read<ConsoleFile>(console));
    examples.clear();
    validators.clear();
    for (const part of read<ConsoleFile>(console).parts) {
      const validate = compiled.get(part);
      if (validate) validators.set(part, validate);
      else examples.set(part, read<JsonObject>(part));
    }
    const session = mock.fork();
    try {
      for (const step of [...steps, request]) session.handle(step);
      return [];
    } catch (error) {
      return [`${slug}: ${String(error)}`];
    }
  });
  expect(missing).toEqual([]);
});

test("the mock in the browser answers as the one that has the whole description", () => {
  const { mock: name } = read<ConsoleFile>([...byOperation.values()][0]);
  const own = createMock(builtMock(name, textOf));
  const whole = createMock({
    description: document,
    demo: demoCompany(),
    validate: ajvValidator(document),
  });
  const [mine, theirs] = [caller(own), caller(whole)];
  for (const [method, path] of [
    ["GET", "/items"],
    ["GET", "/sales-orders"],
    ["GET", "/customers"],
    ["GET", "/no-such-thing"],
  ] as const)
    expect(mine(method, path)).toEqual(theirs(method, path));
});

test("an operation that no console can be made of does not take it from the others", async () => {
  const responses = { "200": { description: "OK" } };
  const small = {
    openapi: "3.1.0",
    paths: { "/a": { get: { responses } }, "/b": { get: { responses } } },
  };
  const operation = (slug: string, security: unknown) =>
    ({
      slug,
      method: "GET",
      path: `/${slug}`,
      summary: slug,
      servers: [],
      security,
    }) as unknown as ApiOperation;
  const operations = [operation("a", []), operation("b", null)];
  const made = await consoleFiles({
    document: small,
    references: createReferences(small),
    operations,
    demo: {},
  });
  expect([...made.byOperation.keys()]).toEqual(["a"]);
  expect([...made.gaps].map(([slug, { kind }]) => [slug, kind])).toEqual([["b", "console"]]);
  const mock = made.files.find(({ name }) => name === made.mock)?.text ?? "";
  expect(mock).toContain('"/a":{"get"');
  expect(mock).toContain('"/b":{}');
});
