import vm from "node:vm";
import type { CompiledValidators } from "../../openapi/validation/run-validators";

/** What a module of compiled validators exports, without loading it as a module. */
export const evaluateValidators = (text: string): CompiledValidators =>
  vm.runInThisContext(
    text.replace(/^export default\s*/, "").replace(/;\s*$/, ""),
  ) as CompiledValidators;
