import type { ValidateFunction } from "ajv/dist/2020";
import equal from "ajv/dist/runtime/equal";
import ucs2length from "ajv/dist/runtime/ucs2length";
import { fullFormats } from "ajv-formats/dist/formats";
import type { ValidateSchema } from "./validate-schema";
import { tellingErrors } from "./telling-errors";

/** Default export of a compiled module: takes Ajv's helpers, returns validators by pointer. */
export type CompiledValidators = (
  helper: (name: string) => unknown,
) => Readonly<Record<string, ValidateFunction | undefined>>;

/** Helpers that compiled code requires, by the names that Ajv uses. */
const helpers: Readonly<Record<string, unknown>> = {
  "ajv/dist/runtime/equal": { default: equal },
  "ajv/dist/runtime/ucs2length": { default: ucs2length },
  "ajv-formats/dist/formats": { fullFormats },
};

/** Validates with functions that the build has compiled. @throws for other schemas */
export function compiledValidator(make: CompiledValidators): ValidateSchema {
  const compiled = make((name) => helpers[name]);
  return tellingErrors((pointer) => {
    const validate = compiled[pointer];
    if (!validate) throw new Error(`The build compiled no validator for ${pointer}.`);
    return validate;
  });
}
