import { minifySync } from "@swc/core";
import type { JsonObject } from "../openapi/json";
import { addressOf, addSchemas } from "./add-schemas";
import { createAjv } from "./create-ajv";
import { standaloneCode } from "./standalone-code";

/**
 * Where in the schema an error comes from: nobody is told, and it is a fifth of the code. No string of a description
 * can look like it, because none is followed by `#`.
 */
const schemaPaths = /schemaPath:"#\/(?:[^"\\]|\\.)*",(?=keyword:)/g;

/** Texts of modules for several parts of one API. */
export type CompileValidators = (description: JsonObject, pointers: readonly string[]) => string;

const named = "#/components/schemas/";

/**
 * `compileValidators` for descriptions whose named schemas are the same ones, such as the operations of one API: each of
 * these is compiled once.
 */
export function validatorCompiler(): CompileValidators {
  const ajv = createAjv({ meta: false, inlineRefs: false, code: { source: true, optimize: 1 } });
  let part = 0;
  return (description, pointers) => {
    const own = `${(part += 1)}`;
    const address = (pointer: string) =>
      pointer.startsWith(named) ? addressOf(pointer) : addressOf(own + pointer);
    const asked = addSchemas(ajv, description, pointers, address);
    const names = Object.fromEntries([...asked].map((pointer) => [pointer, address(pointer)]));
    const code = standaloneCode(ajv, names).replace(schemaPaths, "").replace('"use strict";', "");
    const module = `export default (require, exports = {}) => {${code};return exports}`;
    return minifySync(module, { module: true, compress: true, mangle: true }).code;
  };
}

/**
 * The text of a module that checks values by the schemas at some pointers of a description, for pages, whose policy
 * forbids to make code. It exports `CompiledValidators`. @throws what Ajv says of a schema that it cannot compile
 */
export const compileValidators: CompileValidators = (description, pointers) =>
  validatorCompiler()(description, pointers);
