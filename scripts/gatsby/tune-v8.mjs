import v8 from "node:v8";

/**
 * What suits a process that ends after a minute: it is not worth a second core for 15 s to optimise functions that are
 * through with their work by then. They are optimised eight times later, are machine code (unoptimised) from the start,
 * and nothing is compiled that is not called. Measured for V8 11 (docs/decisions/0025-what-builds-keep.md): a tenth of
 * the CPU time, or more.
 */
const flagsOfBuilds = ["--interrupt-budget=540672", "--always-sparkplug", "--max-lazy"];

/**
 * Node's own arguments for a build: it is not cleared up before there are 600 MB, which each build comes to. A twentieth
 * of the CPU time. Only where the flag is known: a Node that does not know it would not start.
 */
export const nodeArgsOfBuilds = process.versions.v8.startsWith("11.")
  ? ["--initial-old-space-size=600"]
  : [];

/** Sets V8's flags for a build; `develop` runs for hours and is served best by those it has. */
export function tuneForBuild() {
  for (const flag of flagsOfBuilds) v8.setFlagsFromString(flag);
}
