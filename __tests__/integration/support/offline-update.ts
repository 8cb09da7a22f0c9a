import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse } from "./browse";

/** What a reader sees who keeps the site on the device, from one build to the next. */
export interface SeenUpdate {
  /** The page without a connection. */
  offline: string;
  /** The build that the page is of when the newer one is there, before anything was agreed to. */
  before: string | null;
  asked: string;
  /** The build after agreeing. */
  after: string | null;
  /** Caches that are left when it was removed. */
  left: string[];
}

/** Names the build in the HTML; an attribute, because a text would be put right by hydration. */
export const buildName = "data-build";

/** Makes the page of a route that of another build. */
export function nameBuild(publicDir: string, route: string, name: string): void {
  const page = join(publicDir, route, "index.html");
  const html = readFileSync(page, "utf8").replace(/<html (?:data-build="[^"]*" )?/, "<html ");
  writeFileSync(page, html.replace("<html ", `<html ${buildName}="${name}" `));
}

/** The files of a next build: one page is different, and so the service worker, whose list has its revision. */
function nextBuild(publicDir: string, route: string): void {
  nameBuild(publicDir, route, "next");
  const worker = join(publicDir, "offline-worker.mjs");
  const code = readFileSync(worker, "utf8");
  const entry = new RegExp(`("url":"[^"]*/${route}","revision":")[0-9a-f]+`);
  if (!entry.test(code)) throw new Error(`The list of the service worker has no ${route}.`);
  writeFileSync(worker, code.replace(entry, "$1fedcba987654"));
}

/** Keeps a site offline below its prefix, publishes a next build and changes to it, then removes it all. */
export async function updateOffline(
  publicDir: string,
  prefix: string,
  route: string,
): Promise<SeenUpdate> {
  const { browser, origin, end } = await browse(publicDir, prefix);
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const shown = async () => (await page.locator("main").innerText()).replace(/\s+/g, " ");
    await page.goto(`${origin}/offline`);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Keep on this device" }).click();
    await page.getByText("The docs are on this device.").waitFor({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(`${origin}/${route}`);
    const offline = await shown();
    await context.setOffline(false);

    nextBuild(publicDir, route);
    await page.goto(`${origin}/${route}`);
    const question = page.getByRole("status").filter({ hasText: "A newer version" });
    await question.waitFor({ timeout: 60_000 });
    const build = () => page.locator("html").getAttribute(buildName);
    const [before, asked] = [await build(), await question.innerText()];
    await question.getByRole("button", { name: "Reload" }).click();
    await page.locator(`html[${buildName}]`).waitFor();
    const after = await build();

    await page.goto(`${origin}/offline`);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Remove from this device" }).click();
    await page.getByRole("button", { name: "Keep on this device" }).waitFor();
    const left = await page.evaluate(() => caches.keys());
    return { offline, before, asked, after, left };
  } finally {
    await end();
  }
}
