import type { MockFile } from "../../browser/console/console-file";
import { mockOptions } from "../../browser/console/worker/load-parts";
import type { JsonObject } from "../../openapi/json";
import { compiledValidator } from "../../openapi/validation/run-validators";
import type { ValidateSchema } from "../../openapi/validation/validate-schema";
import { evaluateValidators } from "./evaluate-validators";

/** What a mock is made of, from the files of a build with all parts of the mock; `onChecks` is told which validators run. */
export function builtMock(
  mock: string,
  textOf: (name: string) => string,
  onChecks: (file: string) => void = () => undefined,
) {
  const file = JSON.parse(textOf(mock)) as MockFile;
  const examples = file.examples.map(
    ([name]) => [name, JSON.parse(textOf(name)) as JsonObject] as const,
  );
  const validators = file.validators.map(([name]) => {
    const validate = compiledValidator(evaluateValidators(textOf(name)));
    const told: ValidateSchema = (pointer, value) => {
      onChecks(name);
      return validate(pointer, value);
    };
    return [name, told] as const;
  });
  return mockOptions(file, new Map(examples), new Map(validators));
}
