import type Ajv from "ajv/dist/2020";
import standaloneCode from "ajv/dist/standalone";
import type { JsonObject } from "../json";
import { addressOf, addSchemas } from "./add-schemas";
import { createAjv } from "./create-ajv";

/**
 * The schema path of each error: a fifth of the code, and nobody reads it. No string of a description can look like it,
 * because none is followed by `#`.
 */
const schemaPaths = /schemaPath:"#\/(?:[^"\\]|\\.)*",(?=keyword:)/g;

/** The source of a module with validators, and what it does not check of its schemas, as written there. */
export interface Validators {
  text: string;
  unchecked: string[];
}

/** Compiles validators for the schemas at some pointers of a description. */
export type CompileValidators = (
  description: JsonObject,
  pointers: readonly string[],
) => Validators;

const named = "#/components/schemas/";

/** Compiles a schema; false if Ajv fails, as for a chain of thousands of schemas. @throws for an unknown address */
function compiles(ajv: Ajv, address: string): boolean {
  let validate: ReturnType<Ajv["getSchema"]>;
  try {
    validate = ajv.getSchema(address);
  } catch {
    return false;
  }
  if (!validate) throw new Error(`Ajv knows no schema ${address}`);
  return true;
}

/**
 * A compiler for descriptions that share their named schemas, such as the operations of one API: compiles each once. The
 * module exports `CompiledValidators`, for pages: their policy forbids `new Function`. Schemas that cannot be compiled allow
 * everything.
 */
export function validatorCompiler(): CompileValidators {
  const ajv = createAjv({ meta: false, code: { source: true } });
  let part = 0;
  return (description, pointers) => {
    const prefix = `${(part += 1)}`;
    const address = (pointer: string) =>
      addressOf(pointer.startsWith(named) ? pointer : prefix + pointer);
    const { asked, unchecked, addresses } = addSchemas(ajv, description, pointers, address);
    // Referred schemas come first: Ajv cannot compile a chain of several hundred within each other.
    for (const known of addresses.toReversed()) compiles(ajv, known);
    const failed = [...asked].filter((pointer) => !compiles(ajv, address(pointer)));
    const names = [...asked].filter((pointer) => !failed.includes(pointer));
    const checks = standaloneCode(
      ajv,
      Object.fromEntries(names.map((pointer) => [pointer, address(pointer)])),
    );
    const passes = failed.map((pointer) => `exports[${JSON.stringify(pointer)}] = () => true;`);
    const code = checks.replace(schemaPaths, "").replace('"use strict";', "") + passes.join("");
    const text = `export default (require, exports = {}) => {${code};return exports}`;
    return { text, unchecked: [...unchecked, ...failed] };
  };
}
