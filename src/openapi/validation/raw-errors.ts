import type { ValidateFunction } from "ajv/dist/2020";
import { isObject } from "../json";
import type { RawError } from "./telling-errors";

/** Ajv's errors for a value, without their schema paths. */
export function rawErrorsOf(validate: ValidateFunction, value: unknown): RawError[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, keyword, message = "is not valid", params }) => {
      const { discriminator, ...about } = isObject(params) ? params : {};
      return { pointer: instancePath, keyword, message, params: about, discriminator };
    },
  );
}
