import { ajvValidator } from "../../../src/mock/ajv-validator";
import { interpretingValidator } from "../../../src/mock/interpreting-validator";
import type { SchemaError } from "../../../src/mock/model";
import { readOperations, type Operation } from "../../../src/mock/operations";
import { isObject, without, type JsonObject } from "../../../src/openapi/json";
import { createReferences } from "../../../src/openapi/references";
import { ownDescription } from "../../support/demo-mock";

let description: JsonObject;
let operations: Operation[];

beforeAll(async () => {
  description = await ownDescription();
  operations = readOperations(description, createReferences(description));
});

/** What people do wrong: each object loses a field, gets one too many, and each value becomes another. */
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

/** Ajv has more to say about some errors; the place, the kind and the sentence are what readers get. */
const told = (errors: readonly SchemaError[]) =>
  errors
    .map(({ pointer, keyword, message, params }) => {
      const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = params;
      const about = [missingProperty, additionalProperty, unevaluatedProperty, allowedValues];
      const text = keyword === "uniqueItems" ? "duplicates" : message;
      return JSON.stringify([pointer, keyword, text, about]);
    })
    .sort();

test("says of every body and every mistake in it what Ajv says", () => {
  const ajv = ajvValidator(description);
  const interpreted = interpretingValidator(description);
  const differ: unknown[] = [];
  const seen = new Set<string>();
  let count = 0;
  for (const { body, id } of operations) {
    if (!body || seen.has(body.pointer)) continue;
    seen.add(body.pointer);
    for (const { value } of body.examples.slice(0, 1)) {
      expect(interpreted(body.pointer, value)).toEqual([]);
      for (const wrong of mistakes(value)) {
        count++;
        const [is, should] = [interpreted, ajv].map((by) => told(by(body.pointer, wrong)));
        if (JSON.stringify(is) !== JSON.stringify(should)) differ.push({ id, is, should });
      }
    }
  }
  expect(differ.slice(0, 5)).toEqual([]);
  expect(count).toBeGreaterThan(4000);
});

test("accepts every answer that the description shows", () => {
  const interpreted = interpretingValidator(description);
  const refused = operations.flatMap(({ id, answers }) =>
    answers.flatMap(({ content }) =>
      (content?.examples ?? []).flatMap(({ name, value }) =>
        content && interpreted(content.pointer, value).length ? [`${id} ${name}`] : [],
      ),
    ),
  );
  expect(refused).toEqual([]);
});
