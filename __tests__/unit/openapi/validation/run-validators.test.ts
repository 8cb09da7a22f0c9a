import { createAjv } from "../../../../src/openapi/validation/create-ajv";
import { tellingErrors } from "../../../../src/openapi/validation/telling-errors";
import { validatorCompiler } from "../../../../src/openapi/validation/compile-validators";
import { minifyValidators } from "../../../../src/openapi/validation/minify-validators";
import { compiledValidator } from "../../../../src/openapi/validation/run-validators";
import type {
  SchemaError,
  ValidateSchema,
} from "../../../../src/openapi/validation/validate-schema";
import { readOperations, type Operation } from "../../../../src/mock/mock-operations";
import { isObject, without, type JsonObject } from "../../../../src/openapi/json";
import { createReferences } from "../../../../src/openapi/references";
import { ownDescription } from "../../../support/demo-mock";
import { evaluateValidators } from "../../../../src/output/console-files/evaluate-validators";

let description: JsonObject;
let operations: Operation[];

beforeAll(async () => {
  description = await ownDescription();
  operations = readOperations(description, createReferences(description));
});

/** Common mistakes: an object lacks a field or has an unknown one, or a value has another type. */
function* mistakes(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield [...value, ...value];
    yield [];
    for (const inner of mistakes(value[0])) yield [inner, ...value.slice(1)];
  } else if (isObject(value)) {
    yield { ...value, noSuchField: 1 };
    for (const [key, inner] of Object.entries(value)) {
      yield without(value, key);
      for (const wrong of mistakes(inner)) yield { ...value, [key]: wrong };
    }
  } else yield* ["", "x".repeat(2100), -1, 12.5, null, true, {}, []];
}

/** Ajv with the whole description, not only with assertions. */
function wholeValidator(): ValidateSchema {
  const ajv = createAjv();
  ajv.addSchema(description, "https://description/");
  return tellingErrors((pointer) => {
    const at = encodeURI(pointer).replaceAll("{", "%7B").replaceAll("}", "%7D");
    const validate = ajv.getSchema(`https://description/${at}`);
    if (!validate) throw new Error(pointer);
    return validate;
  });
}

const told = (errors: readonly SchemaError[]) => errors.map((one) => JSON.stringify(one)).sort();

const compile = (pointers: readonly string[]) =>
  compiledValidator(evaluateValidators(validatorCompiler()(description, pointers).text));

test("compiled, the schemas say of every body and every mistake in it what they say as they are", () => {
  const whole = wholeValidator();
  const bodies = operations.flatMap(({ body }) => (body ? [body.pointer] : []));
  const compiled = compile(bodies);
  const differ: unknown[] = [];
  const seen = new Set<string>();
  let count = 0;
  for (const { body, id } of operations) {
    if (!body || seen.has(body.pointer)) continue;
    seen.add(body.pointer);
    for (const { value } of body.examples.slice(0, 1)) {
      expect(compiled(body.pointer, value)).toEqual([]);
      for (const wrong of mistakes(value)) {
        count++;
        const [is, should] = [compiled, whole].map((by) => told(by(body.pointer, wrong)));
        if (JSON.stringify(is) !== JSON.stringify(should)) differ.push({ id, is, should });
      }
    }
  }
  expect(differ.slice(0, 5)).toEqual([]);
  expect(count).toBeGreaterThan(4000);
});

test("accepts every answer that the description shows", () => {
  const compiled = compile(
    operations.flatMap(({ answers }) => answers.flatMap(({ content }) => content?.pointer ?? [])),
  );
  const refused = operations.flatMap(({ id, answers }) =>
    answers.flatMap(({ content }) =>
      (content?.examples ?? []).flatMap(({ name, value }) =>
        content && compiled(content.pointer, value).length ? [`${id} ${name}`] : [],
      ),
    ),
  );
  expect(refused).toEqual([]);
});

test("parts of one API that share what is compiled have the same texts as alone", async () => {
  const pointers = operations.flatMap(({ body }) => (body ? [body.pointer] : [])).slice(0, 12);
  const compileShared = validatorCompiler();
  const together = pointers.map((pointer) => compileShared(description, [pointer]).text);
  const alone = pointers.map((pointer) => validatorCompiler()(description, [pointer]).text);
  const minified = (texts: readonly string[]) => Promise.all(texts.map(minifyValidators));
  expect(await minified(together)).toEqual(await minified(alone));
});

test("words of a description stay words, whatever code they look like", () => {
  const name = '"];globalThis.slipped=1;["';
  const words = [
    "schemaPath:",
    ",",
    ',keyword:"',
    'schemaPath:"#/x",keyword:',
    "</script>",
    "\u2028",
  ];
  const hostile = {
    components: { schemas: { Odd: { properties: { [name]: { enum: words } } } } },
  };
  const pointer = "#/components/schemas/Odd";
  const validate = compiledValidator(
    evaluateValidators(validatorCompiler()(hostile, [pointer]).text),
  );
  for (const word of words) expect(validate(pointer, { [name]: word })).toEqual([]);
  expect(validate(pointer, { [name]: "other" })).toMatchObject([
    { pointer: `/${name}`, keyword: "enum", params: { allowedValues: words } },
  ]);
  expect(globalThis).not.toHaveProperty("slipped");
});
