import { createRequire } from "node:module";
import path from "node:path";

const requireHere = createRequire(path.resolve("package.json"));
const requireOfGatsby = createRequire(requireHere.resolve("gatsby"));

/** Gatsby's reporter, for code that no Node API hands it to. */
export const gatsbyReporter = <Reporter>() =>
  requireOfGatsby("gatsby-cli/lib/reporter") as Reporter;
