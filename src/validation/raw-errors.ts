import type { ErrorObject } from "ajv/dist/2020";
import { isObject } from "../openapi/json";
import type { RawError } from "./telling-errors";

/** Errors of Ajv as they are told: its sentences, without where in the schema they come from. */
export function toRawErrors(errors: readonly ErrorObject[] | null | undefined): RawError[] {
  return (errors ?? []).map(({ instancePath, keyword, message = "is not valid", params }) => {
    const { discriminator, ...about } = isObject(params) ? params : {};
    return { pointer: instancePath, keyword, message, params: about, discriminator };
  });
}
