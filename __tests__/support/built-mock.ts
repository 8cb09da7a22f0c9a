import type { MockFile } from "../../src/browser/console/console-file";
import { loadedValidator, withLoadedExamples } from "../../src/mock/parts";
import type { JsonObject } from "../../src/openapi/json";
import { compiledValidator } from "../../src/openapi/validation/run-validators";
import { evaluateValidators } from "./evaluate-module";

/** What a mock is made of, from the files of a build with all parts of the mock. */
export function builtMock(mock: string, textOf: (name: string) => string) {
  const { description, records, problems, examples, validators } = JSON.parse(
    textOf(mock),
  ) as MockFile;
  const loaded = new Map(
    examples.map(([file]) => [file, JSON.parse(textOf(file)) as JsonObject] as const),
  );
  const checks = new Map(
    validators.map(
      ([file]) => [file, compiledValidator(evaluateValidators(textOf(file)))] as const,
    ),
  );
  return {
    description: withLoadedExamples(description, examples, loaded),
    validate: loadedValidator(validators, checks),
    records: new Map(records),
    problems: new Map(problems),
  };
}
