import type { GatsbyNode } from "gatsby";
import { answerCrashes } from "./toolchain/report-crashes";
import { watchConfiguration } from "./watch-configuration";

/** Once, when `develop` serves its first pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  answerCrashes(args);
  watchConfiguration(args.reporter);
};
