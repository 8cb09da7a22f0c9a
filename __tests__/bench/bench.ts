import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, release as kernel } from "node:os";
import { join, resolve } from "node:path";
import { requireFinished } from "../../scripts/deploy/finished-build.mjs";
import { wrongCommand } from "../../scripts/process/command-line.mjs";
import { copyProject } from "../integration/support/fixture-site";
import { slowLoadTable } from "./blocking";
import { buildTable, measureBuilds } from "./builds";
import { compare, comparisonTable } from "./compare";
import { developTable, measureDevelop } from "./develop";
import { firstAnswerTable } from "./first-answer";
import { firstLoadTable } from "./first-load";
import { firstResultTable, isFirstResultInTime } from "./first-result";
import { growthTable, measureBlogGrowth, measureGrowth } from "./growth";
import { lighthouseTable } from "./lighthouse";
import { loadTable, measureLoad } from "./load";
import { navigationTable } from "./navigation";
import { packageTable } from "./packages";
import { sessionTable, wasteful } from "./sessions";
import {
  measureMock,
  measureNavigations,
  measureFirstLoads,
  measurePackageCosts,
  measurePages,
  measureReading,
  measureScores,
  measureSearch,
  measureSlowLoads,
  pageTable,
} from "./pages";
import { buildSharedShape, sharedRoutes } from "./shared-shape";

const results = join(__dirname, "results");
const resultFile = join(results, "latest.json");
/** The numbers of the last release, kept in the repository. */
const releaseFile = join(results, "release.json");
/** Parts that look at the site in `public/`. */
const ofPublic = [
  "navigation",
  "first-load",
  "packages",
  "slow",
  "sessions",
  "search",
  "mock",
  "lighthouse",
];
const ofCopies = ["builds", "pages", "develop", "shared-shape", "growth", "blog-growth", "load"];
const parts = [...ofPublic, ...ofCopies];
const growthSizes = [100, 400, 1600];
const blogSizes = [100, 400, 1000];

/**
 * Measures builds, pages, navigation, reading sessions, first and slow loads, search, Lighthouse, load and growth; prints
 * tables, all numbers beside those of the last release, and writes JSON. `--only builds,growth` leaves parts out;
 * `--release` keeps what was measured as the release's; `blog-growth` is the growth of the blog alone; `shared-shape` is
 * navigation, loads, and search of a site that is not as kind as the project's own. navigation, sessions, first-load,
 * slow, search, mock, and lighthouse look at the site in `public/`, which must be built; packages too, with SOURCE_MAPS=1.
 */
export async function bench(values: { only?: string; release?: boolean }): Promise<void> {
  const chosen = values.only?.split(",") ?? parts;
  for (const part of chosen.filter((one) => !parts.includes(one)))
    throw wrongCommand(
      `There is no part ${part} of the benchmark`,
      `--only ${values.only}`,
      `There are ${parts.join(", ")}.`,
      "npm run bench -- --only builds,growth",
    );
  if (chosen.some((part) => ofPublic.includes(part))) requireFinished("public");
  const wanted = (part: string) => chosen.includes(part);
  const result: Record<string, unknown> = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${platform()} ${kernel()}`,
    node: process.version,
  };
  const show = (part: string, measured: unknown, text: string) => {
    result[part] = measured;
    console.log(`\n${text}`);
  };

  if (wanted("builds") || wanted("pages")) {
    const copy = copyProject();
    try {
      const builds = await measureBuilds(copy);
      show("builds", builds, buildTable(builds));
      if (wanted("pages")) {
        const pages = await measurePages(copy.publicDir);
        show("pages", pages, pageTable(pages));
      }
    } finally {
      copy.remove();
    }
  }
  if (wanted("develop")) {
    const copy = copyProject();
    try {
      const saves = await measureDevelop(copy);
      show("develop", saves, developTable(saves));
    } finally {
      copy.remove();
    }
  }
  if (wanted("navigation")) {
    const navigation = await measureNavigations(resolve("public"));
    show("navigation", navigation, navigationTable(navigation));
  }
  if (wanted("first-load")) {
    const loads = await measureFirstLoads(resolve("public"));
    show("firstLoads", loads, firstLoadTable(loads));
  }
  if (wanted("packages")) {
    const costs = await measurePackageCosts(resolve("public"));
    show("packages", costs, packageTable(costs));
  }
  if (wanted("slow")) {
    const loads = await measureSlowLoads(resolve("public"));
    show("slowLoads", loads, slowLoadTable(loads));
  }
  if (wanted("shared-shape")) {
    const copy = copyProject();
    try {
      const { publicDir } = copy;
      await buildSharedShape(copy);
      const navigation = await measureNavigations(publicDir, sharedRoutes);
      show("sharedShape.navigation", navigation, navigationTable(navigation));
      const loads = await measureFirstLoads(publicDir, sharedRoutes);
      show("sharedShape.firstLoads", loads, firstLoadTable(loads));
      const slow = await measureSlowLoads(publicDir, sharedRoutes);
      show("sharedShape.slowLoads", slow, slowLoadTable(slow));
      const times = await measureSearch(publicDir, "resource");
      show("sharedShape.search", times, firstResultTable(times));
    } finally {
      copy.remove();
    }
  }
  if (wanted("sessions")) {
    const reading = await measureReading(resolve("public"));
    show("sessions", reading, sessionTable(reading));
    if (wasteful(reading).length) process.exitCode = 1;
  }
  if (wanted("search")) {
    const times = await measureSearch(resolve("public"));
    show("search", times, firstResultTable(times));
    if (!isFirstResultInTime(times)) process.exitCode = 1;
  }
  if (wanted("mock")) {
    const answers = await measureMock(resolve("public"));
    show("mock", answers, firstAnswerTable(answers));
  }
  if (wanted("lighthouse")) {
    const scores = await measureScores(resolve("public"));
    show("lighthouse", scores, lighthouseTable(scores));
  }
  if (wanted("growth")) {
    const growth = await measureGrowth(growthSizes);
    show("growth", growth, growthTable(growth));
  }
  if (wanted("growth") || wanted("blog-growth")) {
    const growth = await measureBlogGrowth(blogSizes);
    show("blogGrowth", growth, growthTable(growth, "post"));
  }
  if (wanted("load")) {
    const load = await measureLoad();
    show("load", load ?? null, loadTable(load));
  }
  const release: unknown = existsSync(releaseFile)
    ? JSON.parse(readFileSync(releaseFile, "utf8"))
    : {};
  console.log(`\n${comparisonTable(compare(result, release))}`);
  mkdirSync(results, { recursive: true });
  const write = (file: string, value: object) => {
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
    console.log(`\nWritten to ${file}`);
  };
  write(resultFile, result);
  if (values.release) write(releaseFile, Object.assign({}, release, result));
}
