import { minifySync } from "@swc/core";
import type Ajv from "ajv/dist/2020";
import standaloneCode from "ajv/dist/standalone";
import type { JsonObject } from "../json";
import { addressOf, addSchemas } from "./add-schemas";
import { createAjv } from "./create-ajv";

/**
 * Where in the schema an error comes from: nobody is told, and it is a fifth of the code. No string of a description
 * can look like it, because none is followed by `#`.
 */
const schemaPaths = /schemaPath:"#\/(?:[^"\\]|\\.)*",(?=keyword:)/g;

/** The text of a module, and what it does not check although a schema asks for it, as it is written there. */
export interface Validators {
  text: string;
  unchecked: string[];
}

/** Validators for several parts of one API. */
export type CompileValidators = (
  description: JsonObject,
  pointers: readonly string[],
) => Validators;

const named = "#/components/schemas/";

/** Blocks in each other: the minifier, which is not written in JavaScript, ends the process at some 500. */
const deepest = 200;

function depthOf(code: string): number {
  let [depth, most] = [0, 0];
  for (const [brace] of code.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

/**
 * True of a schema that Ajv compiles, now at the latest; it fails at some, such as thousands of them in one line.
 * @throws for an address that it does not know
 */
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
    const { asked, unchecked, addresses } = addSchemas(ajv, description, pointers, address);
    // Each after those that it refers to: Ajv would compile a line of some hundred within each other, too deep for it.
    for (const one of addresses.toReversed()) compiles(ajv, one);
    const failed = [...asked].filter((pointer) => !compiles(ajv, address(pointer)));
    const names = [...asked].filter((pointer) => !failed.includes(pointer));
    const checks = standaloneCode(
      ajv,
      Object.fromEntries(names.map((pointer) => [pointer, address(pointer)])),
    );
    const passes = failed.map((pointer) => `exports[${JSON.stringify(pointer)}] = () => true;`);
    const code = checks.replace(schemaPaths, "").replace('"use strict";', "") + passes.join("");
    const module = `export default (require, exports = {}) => {${code};return exports}`;
    const text =
      depthOf(module) > deepest
        ? module
        : minifySync(module, { module: true, compress: true, mangle: true }).code;
    return { text, unchecked: [...unchecked, ...failed] };
  };
}

/**
 * The text of a module that checks values by the schemas at some pointers of a description, for pages, whose policy
 * forbids to make code. It exports `CompiledValidators`. What cannot be compiled allows everything.
 */
export const compileValidators = (description: JsonObject, pointers: readonly string[]): string =>
  validatorCompiler()(description, pointers).text;
