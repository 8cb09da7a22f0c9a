import vm from "node:vm";
import type { CompiledValidators } from "../../src/openapi/validation/run-validators";

/** What a module of compiled validators exports, where tests have no modules. */
export const evaluateValidators = (text: string): CompiledValidators =>
  vm.runInThisContext(
    text.replace(/^export default\s*/, "").replace(/;\s*$/, ""),
  ) as CompiledValidators;
