import type { ValidateFunction } from "ajv/dist/2020";
import { isObject } from "../json";
import type { RawError } from "./telling-errors";

/** What Ajv finds wrong with a value, as it is told: its sentences, without where in the schema they come from. */
export function rawErrorsOf(validate: ValidateFunction, value: unknown): RawError[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, message = "is not valid", params }) => {
      const { discriminator, ...about } = isObject(params) ? params : {};
      return { pointer: instancePath, keyword, message, params: about, discriminator };
    },
  );
}
