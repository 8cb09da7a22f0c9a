import Ajv, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { isObject, type JsonObject } from "../openapi/json";
import type { ValidateSchema } from "./model";
import { tellingErrors, type RawError } from "./telling-errors";

const base = "https://description/";

function toRawError({
  instancePath,
  keyword,
  message = "is not valid",
  params,
  parentSchema,
}: ErrorObject): RawError {
  return {
    pointer: instancePath,
    keyword,
    message,
    params: isObject(params) ? params : {},
    parentSchema,
  };
}

/** `ValidateSchema` by Ajv, compiled at run time, which needs `new Function`; pages have `interpretingValidator`. */
export function ajvValidator(description: JsonObject): ValidateSchema {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    logger: false,
  });
  addFormats(ajv);
  ajv.addSchema(description, base);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (pointer: string) => {
    const known =
      compiled.get(pointer) ??
      ajv.compile({
        $ref: base + encodeURI(pointer).replaceAll("{", "%7B").replaceAll("}", "%7D"),
      });
    compiled.set(pointer, known);
    return known;
  };
  return tellingErrors((pointer, value) => {
    const validate = compile(pointer);
    return validate(value) ? [] : (validate.errors ?? []).map(toRawError);
  });
}
