import { availableParallelism } from "node:os";

/**
 * Documented options of Node for Gatsby (docs/decisions/0046-node-for-builds.md). More room for new values means fewer
 * collections of garbage. Node's four threads for garbage and compilation wait for each other where there are fewer cores.
 */
const always = {
  "--max-semi-space-size": 64,
  "--v8-pool-size": Math.min(4, availableParallelism()),
};

/** A build needs 1.1 GB; without a bound, Node collects garbage late. */
const inBuilds = { "--max-old-space-size": 2048 };

/** @param {Record<string, number>} options */
function added(options) {
  const given = process.env.NODE_OPTIONS ?? "";
  const missing = Object.entries(options).filter(([name]) => !given.includes(name));
  return [given, ...missing.map(([name, value]) => `${name}=${value}`)].join(" ").trim();
}

/** `NODE_OPTIONS` for develop: what the variable sets already counts. */
export const developNodeOptions = () => added(always);

/** `NODE_OPTIONS` for a build: what the variable sets already counts. */
export const buildNodeOptions = () => added({ ...always, ...inBuilds });

/** Those of develop, as arguments for a process that does not hand them on: Jest. */
export const testArguments = () =>
  Object.entries(always).map(([name, value]) => `${name}=${value}`);
