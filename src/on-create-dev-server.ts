import type { GatsbyNode } from "gatsby";
import { answerMissing } from "./graphql/missing-page";
import { answerCrashes } from "./toolchain/report-crashes";
import { watchConfiguration } from "./watch-configuration";

/** Once, when `develop` serves its first pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  answerCrashes(args);
  answerMissing(args);
  watchConfiguration(args.reporter);
};
