import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildCommand, type ProjectCopy } from "../integration/support/fixture-site";
import { measureProcess, type ProcessCost } from "./measure-process";
import { table } from "./table";

export interface BuildCost extends Omit<ProcessCost, "output" | "exitCode"> {
  name: string;
  pages: number;
  pagesPerSecond: number;
}

function countPages(publicDir: string): number {
  return readdirSync(publicDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])index\.html$/.test(file),
  ).length;
}

/** Builds a copy of the project and measures it. */
export async function measureBuild(
  name: string,
  copy: ProjectCopy,
  env: Parameters<typeof buildCommand>[0] = {},
): Promise<BuildCost> {
  const { output, exitCode, ...cost } = await measureProcess({
    ...buildCommand(env),
    cwd: copy.root,
  });
  if (exitCode !== 0) throw new Error(`The build "${name}" failed:\n${output.slice(-4000)}`);
  const pages = countPages(copy.publicDir);
  return { name, ...cost, pages, pagesPerSecond: pages / cost.wallSeconds };
}

/** The project's own site: built from nothing, again with nothing changed, again with one page changed. */
export async function measureBuilds(copy: ProjectCopy): Promise<BuildCost[]> {
  const cold = await measureBuild("cold", copy);
  const warm = await measureBuild("warm", copy);
  appendFileSync(join(copy.root, "content", "docs", "intro.mdx"), "\nOne more sentence.\n");
  return [cold, warm, await measureBuild("one page changed", copy)];
}

/** The builds as a table. */
export function buildTable(builds: readonly BuildCost[]): string {
  return table([
    ["build", "pages", "wall s", "CPU s", "peak MB", "pages/s"],
    ...builds.map(({ name, pages, wallSeconds, cpuSeconds, peakMemoryMb, pagesPerSecond }) => [
      name,
      String(pages),
      wallSeconds.toFixed(1),
      cpuSeconds.toFixed(1),
      peakMemoryMb?.toFixed(0) ?? "–",
      pagesPerSecond.toFixed(1),
    ]),
  ]);
}
