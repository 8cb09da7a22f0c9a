import { syntheticDescription } from "../fixtures/synthetic-description";
import { copyProject } from "../integration/support/fixture-site";
import { measureBuild, type BuildCost } from "./builds";
import { table } from "./table";

export interface Growth {
  operations: number;
  build: BuildCost;
  msPerOperation: number;
}

const intro = "---\ntitle: Introduction\n---\n\nA site of one page.\n";

/** Builds sites of a growing number of operations, each from nothing. */
export async function measureGrowth(sizes: readonly number[]): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const operations of sizes) {
    const copy = copyProject();
    try {
      copy.write({
        "site/content/docs/intro.mdx": intro,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(operations)),
      });
      const env = { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" };
      const build = await measureBuild(`${operations} operations`, copy, env);
      results.push({ operations, build, msPerOperation: (build.wallSeconds * 1000) / operations });
    } finally {
      copy.remove();
    }
  }
  return results;
}

/**
 * CPU time for each further operation between two sizes, in ms: what is left when the fixed cost of a build is taken
 * off. It should stay the same; CPU time, because wall time follows what else the machine does.
 */
export function marginalMs(smaller: Growth, larger: Growth): number {
  return (
    ((larger.build.cpuSeconds - smaller.build.cpuSeconds) * 1000) /
    (larger.operations - smaller.operations)
  );
}

/** The growth as a table; the last columns compare with the row above. */
export function growthTable(growth: readonly Growth[]): string {
  return table([
    ["operations", "wall s", "CPU s", "peak MB", "ms/operation", "ratio", "CPU ms/further one"],
    ...growth.map((row, i) => {
      const above = growth[i - 1];
      return [
        String(row.operations),
        row.build.wallSeconds.toFixed(1),
        row.build.cpuSeconds.toFixed(1),
        row.build.peakMemoryMb?.toFixed(0) ?? "–",
        row.msPerOperation.toFixed(1),
        above ? (row.msPerOperation / above.msPerOperation).toFixed(2) : "",
        above ? marginalMs(above, row).toFixed(1) : "",
      ];
    }),
  ]);
}
