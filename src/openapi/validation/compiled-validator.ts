import type { ValidateFunction } from "ajv/dist/2020";
import equal from "ajv/dist/runtime/equal";
import ucs2length from "ajv/dist/runtime/ucs2length";
import { fullFormats } from "ajv-formats/dist/formats";
import type { ValidateSchema } from "./validate-schema";
import { rawErrorsOf } from "./raw-errors";
import { tellingErrors } from "./telling-errors";

/** What `compileValidators` makes: given Ajv's own helpers, the functions that check, by pointer. */
export type CompiledValidators = (
  helper: (name: string) => unknown,
) => Readonly<Record<string, ValidateFunction | undefined>>;

/** What compiled code asks for, by the names under which Ajv asks. */
const helpers: Readonly<Record<string, unknown>> = {
  "ajv/dist/runtime/equal": { default: equal },
  "ajv/dist/runtime/ucs2length": { default: ucs2length },
  "ajv-formats/dist/formats": { fullFormats },
};

/** `ValidateSchema` by functions that the build has compiled. @throws for a schema that it has not */
export function compiledValidator(make: CompiledValidators): ValidateSchema {
  const compiled = make((name) => helpers[name]);
  return tellingErrors((pointer, value) => {
    const validate = compiled[pointer];
    if (!validate) throw new Error(`The build compiled no validator for ${pointer}.`);
    return rawErrorsOf(validate, value);
  });
}
