import { availableParallelism } from "node:os";

/**
 * Documented options of Node for builds (docs/decisions/0046-node-for-builds.md). A build needs 1.1 GB; without a bound,
 * Node collects garbage late. More room for new values means fewer collections. Node's four threads for garbage and
 * compilation wait for each other where there are fewer cores.
 */
const optionsOfBuilds = {
  "--max-old-space-size": 2048,
  "--max-semi-space-size": 64,
  "--v8-pool-size": Math.min(4, availableParallelism()),
};

/** `NODE_OPTIONS` for a build: what the variable sets already counts. */
export function buildNodeOptions() {
  const given = process.env.NODE_OPTIONS ?? "";
  const added = Object.entries(optionsOfBuilds).filter(([name]) => !given.includes(name));
  return [given, ...added.map(([name, value]) => `${name}=${value}`)].join(" ").trim();
}
