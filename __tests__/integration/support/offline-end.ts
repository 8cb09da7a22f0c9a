import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse } from "./browse";
import { buildName, nameBuild } from "./offline-update";

type Answer = (response: ServerResponse) => void;

const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

/** What the address of the worker's file may answer without the site having given it up. */
const passing: Record<string, Answer> = {
  "503": status(503),
  "403": status(403),
  "a login page": (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Log in</h1>"),
  "a redirect to one": (response) => void response.writeHead(302, { Location: "/404" }).end(),
  "a connection that breaks": (response) => void response.socket?.destroy(),
};

const kept = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

type Kept = Awaited<ReturnType<typeof kept>>;

/** What a reader has who keeps a site on the device that gives that up. */
export interface SeenEnd {
  /** After each answer that says nothing. */
  after: Record<string, Kept>;
  /** What is said when the file of the worker is gone, the build that is shown then, and what is left. */
  told: string;
  before: string | null;
  left: Kept;
  /** The build that is shown after 'Reload'. */
  reloaded: string | null;
  /** What is left soon after something was opened that runs no scripts. */
  leftWithoutScripts: Kept;
}

/** Looks until nothing runs any more, or for 20 s. */
async function keptAtLast(page: Page): Promise<Kept> {
  for (let tries = 0; tries < 40; tries++) {
    const { workers } = await kept(page);
    if (!workers) break;
    await page.waitForTimeout(500);
  }
  return kept(page);
}

/** Keeps a site offline below its prefix while the file of its worker answers this and that; a cache of others stays. */
export async function endOffline(
  publicDir: string,
  prefix: string,
  route: string,
): Promise<SeenEnd> {
  let answer: Answer | undefined;
  let looks = 0;
  const instead = ({ url, method }: IncomingMessage, response: ServerResponse) => {
    if (url !== `${prefix}/offline-worker.mjs`) return false;
    if (method === "HEAD") looks++;
    answer?.(response);
    return answer !== undefined;
  };
  const { browser, origin, end } = await browse(publicDir, prefix, instead);
  try {
    const page = await (await browser.newContext()).newPage();
    const keep = async (page: Page) => {
      await page.goto(`${origin}/offline`);
      await untilHydrated(page);
      await page.getByRole("button", { name: "Keep on this device" }).click();
      await page.getByText("The docs are on this device.").waitFor({ timeout: 60_000 });
    };
    const build = () => page.locator("html").getAttribute(buildName);

    await keep(page);
    await page.evaluate(() => caches.open("of-others"));
    const after: SeenEnd["after"] = {};
    for (const [name, given] of Object.entries(passing)) {
      answer = given;
      const before = looks;
      await page.goto(`${origin}/${route}`);
      await untilHydrated(page);
      for (let tries = 0; looks === before && tries < 500; tries++) await page.waitForTimeout(20);
      if (looks === before)
        throw new Error("Nobody looks whether the file of the worker is there.");
      // What the worker does with the answer takes less than a look of its own.
      await page.evaluate(async () => (await fetch(location.href)).text());
      after[name] = await kept(page);
    }

    nameBuild(publicDir, route, "last");
    answer = status(404);
    await page.goto(`${origin}/${route}`);
    const said = page.getByRole("status").filter({ hasText: "no longer" });
    await said.waitFor({ timeout: 20_000 });
    const [told, before, left] = [await said.innerText(), await build(), await kept(page)];
    await said.getByRole("button", { name: "Reload" }).click();
    await page.locator(`html[${buildName}="last"]`).waitFor();
    const reloaded = await build();

    answer = undefined;
    const context = await browser.newContext();
    const [watching, withoutScripts] = [await context.newPage(), await context.newPage()];
    await keep(watching);
    answer = status(410);
    await withoutScripts.goto(`${origin}/routes.json`);
    const leftWithoutScripts = await keptAtLast(watching);
    return { after, told, before, left, reloaded, leftWithoutScripts };
  } finally {
    await end();
  }
}
