import type Ajv from "ajv/dist/2020";
import { _Code, getProperty } from "ajv/dist/compile/codegen/code";
import {
  UsedValueState,
  type UsedScopeValues,
  type ValueScopeName,
} from "ajv/dist/compile/codegen/scope";
import type { AnyValidateFunction } from "ajv/dist/types";

type SourceCode = NonNullable<AnyValidateFunction["source"]>;

/** A schema within which another one is named. */
interface Wrapper {
  validate?: AnyValidateFunction;
  validateName?: ValueScopeName;
}

/** Writes functions with all that they call, each once. */
function functionWriter(ajv: Ajv) {
  const used: UsedScopeValues = {};
  const stateOf = (name: ValueScopeName) => used[name.prefix]?.get(name);
  const start = (name: ValueScopeName) =>
    (used[name.prefix] ??= new Map()).set(name, UsedValueState.Started);

  const write = (source: SourceCode | undefined): string => {
    if (!source) throw new Error("A validator was compiled without its source");
    const { validateName, validateCode, scopeValues, evaluated } = source;
    if (stateOf(validateName) === UsedValueState.Completed) return "";
    start(validateName);
    const code = `${String(ajv.scope.scopeCode(scopeValues, used, called))}${String(validateCode)}`;
    return evaluated ? `${code}${validateName.str}.evaluated = ${String(evaluated)};` : code;
  };
  const wrapped = (name: ValueScopeName, { validate, validateName }: Wrapper): string => {
    if (!validateName) throw new Error(`Ajv gave no name to the function of ${name.str}`);
    const wrapper = `const ${name.str} = {validate: ${validateName.str}};`;
    const isBegun = stateOf(validateName) === UsedValueState.Started;
    return isBegun ? wrapper : wrapper + write(validate?.source);
  };
  const called = (name: ValueScopeName): _Code | undefined => {
    const ref = name.value?.ref;
    if (name.prefix === "validate" && typeof ref === "function")
      return new _Code(write((ref as AnyValidateFunction).source));
    if ((name.prefix === "root" || name.prefix === "wrapper") && typeof ref === "object" && ref)
      return new _Code(wrapped(name, ref));
    return undefined;
  };
  return write;
}

/**
 * The text of a CommonJS module with validators, to the letter as Ajv's `standaloneCode` makes it. Ajv puts its text
 * together anew for each of them: three quarters of the time for an operation with forty. What Ajv cannot compile, such
 * as thousands of schemas in one line, allows everything, and is named.
 * @param names name in the module → address of the schema
 * @throws for an address that Ajv does not know
 */
export function standaloneCode(
  ajv: Ajv,
  names: Readonly<Record<string, string>>,
): { text: string; failed: string[] } {
  const write = functionWriter(ajv);
  const failed: string[] = [];
  const compiled = (address: string) => {
    try {
      return ajv.getSchema(address);
    } catch {
      return null;
    }
  };
  const parts = Object.entries(names).map(([name, address]) => {
    const place = `exports${String(getProperty(name))}`;
    const validate = compiled(address);
    if (validate === null) {
      failed.push(name);
      return `${place} = () => true;`;
    }
    const { source } = validate ?? {};
    if (!source) throw new Error(`Ajv knows no schema ${address}`);
    const code = write(source);
    return `${place} = ${source.validateName.str};${code}`;
  });
  return { text: `"use strict";${parts.join("")}`, failed };
}
