import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { ProjectCopy } from "../integration/support/fixture-site";
import { developSite } from "../support/develop-site";
import { launchBrowser } from "../support/launch-browser";
import { table } from "./table";

/** From saving a file to the frame that shows the change, in ms. */
export interface SaveToScreen {
  kind: string;
  file: string;
  first: number;
  median: number;
}

interface Saving {
  kind: string;
  file: string;
  route: string;
  /** The file with a marker in it that the page shows. */
  edit(text: string, marker: string): string;
}

const saves = 5;

/** An author reads what a save has changed; develop checks claims and writes its caches meanwhile. */
const pauseMs = 5000;

const savings: readonly Saving[] = [
  {
    kind: "MDX",
    file: "content/docs/intro.mdx",
    route: "/docs/intro",
    edit: (text, marker) => `${text}\n${marker}\n`,
  },
  {
    kind: "operation's YAML",
    file: "openapi/paths/item/items.yaml",
    route: "/docs/api/get-items",
    edit: (text, marker) => text.replace(/^( *)description: \|-?$/m, `$&\n$1  ${marker}\n`),
  },
];

async function timeSave(page: Page, file: string, text: string, marker: string): Promise<number> {
  const shown = page.waitForFunction(
    (wanted) => document.querySelector("main")?.textContent?.includes(wanted),
    marker,
    { timeout: 180_000 },
  );
  const start = performance.now();
  writeFileSync(file, text);
  await shown;
  return performance.now() - start;
}

async function measureSaves(
  browser: Browser,
  origin: string,
  root: string,
  { kind, file, route, edit }: Saving,
): Promise<SaveToScreen> {
  const page = await browser.newPage();
  await page.goto(origin + route);
  await page.locator("main h1").waitFor();
  const absolute = join(root, file);
  const original = readFileSync(absolute, "utf8");
  const times: number[] = [];
  for (let i = 0; i <= saves; i++) {
    const marker = `Marker${i}`;
    await delay(pauseMs);
    times.push(await timeSave(page, absolute, edit(original, marker), marker));
  }
  writeFileSync(absolute, original);
  await page.close();
  const [first = 0, ...later] = times;
  const median = later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0;
  return { kind, file, first, median };
}

/**
 * Gives the copy packages in a folder of its own, as each checkout has, by hard links. webpack knows that they do not
 * change while it runs, but takes packages behind a link for sources, and looks at each of their files after each save.
 */
function ownPackages(root: string): void {
  const own = join(root, "node_modules");
  rmSync(own);
  execFileSync("cp", ["--archive", "--link", resolve("node_modules"), own]);
  // Caches are written to, and would change the project's.
  rmSync(join(own, ".cache"), { recursive: true, force: true });
  symlinkSync(resolve("node_modules/.cache"), join(own, ".cache"), "dir");
}

/** Develops a copy of the project's own site, and saves a page and an operation of it a few times. */
export async function measureDevelop(copy: ProjectCopy): Promise<SaveToScreen[]> {
  ownPackages(copy.root);
  const site = await developSite(copy);
  const browser = await launchBrowser();
  try {
    const measured: SaveToScreen[] = [];
    for (const saving of savings)
      measured.push(await measureSaves(browser, site.url, copy.root, saving));
    return measured;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The measurement as a table. */
export function developTable(measured: readonly SaveToScreen[]): string {
  return table([
    ["from saving to the screen", "file", "first ms", "median ms"],
    ...measured.map(({ kind, file, first, median }) => [
      kind,
      file,
      first.toFixed(0),
      median.toFixed(0),
    ]),
  ]);
}
