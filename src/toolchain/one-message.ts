import type { Compiler, WebpackError } from "webpack";
import { Stage } from "gatsby/dist/commands/types";
import { structureWebpackErrors } from "gatsby/dist/utils/webpack-error-utils";
import type { CodeError } from "./code-problem";
import { mustMatch } from "./must-match";
import { codeMessage } from "./name-code-errors";

/** How Gatsby's server prints what webpack says, after it was said in five parts. */
const printedAgain = "errors-only";
/** After webpack itself, which writes the same fields. */
const last = { name: "one-message", stage: 1 };

const nothing = { errors: false, errorsCount: false, moduleTrace: false, logging: false };

/**
 * In develop, one message for each error: webpack's own output is left out of the terminal, and the window shows what the
 * terminal says.
 */
export const oneMessage = {
  apply: (compiler: Compiler) => {
    const isKnown = typeof structureWebpackErrors === "function";
    mustMatch({ name: "one-message", decision: "0042-build-log" }, isKnown);
    compiler.hooks.compilation.tap("one-message", (compilation) => {
      compilation.hooks.statsPreset
        .for(printedAgain)
        .tap("one-message", (options) => void Object.assign(options, nothing));
      compilation.hooks.statsFactory.tap("one-message", (factory) => {
        factory.hooks.extract.for("error").tap(last, (shown, error) => {
          const structured = structureWebpackErrors(Stage.Develop, error as WebpackError);
          const message = codeMessage(structured as CodeError);
          if (message !== undefined) Object.assign(shown, { message });
        });
      });
    });
  },
};
