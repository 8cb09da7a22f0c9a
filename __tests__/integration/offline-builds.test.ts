import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { untilHydrated } from "../e2e/support/hydration";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { browse, type Browsing } from "./support/browse";
import { buildCopy, copyProject, type ProjectCopy } from "./support/fixture-site";

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const env = { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" };
const files = {
  "site/content/docs/intro.mdx": page("Introduction", "Words of the first build."),
  "site/content/docs/guide.mdx": page("Guide", "Words that stay."),
  "site/openapi/openapi.json": JSON.stringify(syntheticDescription(4)),
};

let copy: ProjectCopy;
let served: string;
let browsing: Browsing;

/** Builds the site with some files changed, and deploys it over what is served. */
async function publish(changed: Record<string, string>): Promise<void> {
  const { deploySite } = await import("../../scripts/deploy/deploy-site.mjs");
  const site = await buildCopy(copy, { files: changed, env });
  if (site.exitCode !== 0) throw new Error(site.output);
  // Nothing of the build before stays, as on a host that switches between folders.
  await deploySite({ from: site.publicDir, to: served, form: "index", keep: 0 });
}

beforeAll(async () => {
  copy = copyProject();
  served = mkdtempSync(join(tmpdir(), "served-"));
  await publish(files);
  browsing = await browse(served);
});
afterAll(async () => {
  await browsing.end();
  rmSync(served, { recursive: true });
  copy.remove();
});

const main = (tab: Page) => tab.getByRole("main");

async function keep(tab: Page, unwanted: readonly string[] = []): Promise<void> {
  await tab.goto(`${browsing.origin}/offline`);
  await untilHydrated(tab);
  for (const part of unwanted) await tab.getByRole("checkbox", { name: part }).uncheck();
  await tab.getByRole("button", { name: "Keep on this device" }).click();
  await tab.getByText("The docs are on this device.").waitFor({ timeout: 60_000 });
}

describe("without a connection", () => {
  let tab: Page;
  beforeAll(async () => {
    const context = await browsing.browser.newContext();
    tab = await context.newPage();
    await keep(tab, ["API reference", "Try it and Run"]);
    await context.setOffline(true);
  });
  afterAll(() => tab.context().close());

  test("a page is shown, and an operation that the reader left out is not", async () => {
    await tab.goto(`${browsing.origin}/docs/guide`);
    expect(await main(tab).innerText()).toContain("Words that stay.");
    const answer = await tab.goto(`${browsing.origin}/docs/api/get-resource-1`);
    expect(answer?.status()).toBe(503);
    await main(tab).getByRole("heading", { name: "Not on this device" }).waitFor();
  });

  test("an unknown address has the site's own page, which leads on", async () => {
    const answer = await tab.goto(`${browsing.origin}/docs/giude`);
    expect(answer?.status()).toBe(503);
    await main(tab).getByRole("heading", { name: "Not on this device" }).waitFor();
    expect(new URL(tab.url()).pathname).toBe("/docs/giude");
    await tab.getByRole("banner").getByRole("link").first().waitFor();
    await main(tab).getByRole("link", { name: "Guide" }).click();
    await main(tab).getByText("Words that stay.").waitFor();
  });

  test("an address with a slash leads to its page", async () => {
    await tab.goto(`${browsing.origin}/docs/guide/?a=b`);
    expect(tab.url()).toBe(`${browsing.origin}/docs/guide?a=b`);
  });

  test("a Markdown version says in Markdown that it is not here, and where its page is", async () => {
    const answer = await tab.goto(`${browsing.origin}/docs/guide.md`);
    expect(answer?.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await answer?.text()).toBe(
      "# Not on this device\n\nThere is no connection, and Markdown versions are not kept on this device.\n\n[The page itself](/docs/guide)\n",
    );
    expect(await (await tab.goto(`${browsing.origin}/docs/none.md`))?.text()).not.toContain("](");
  });
});

test("a second build is fetched, asks, and is shown after Reload: its words, its data, its scripts", async () => {
  const context = await browsing.browser.newContext();
  const tab = await context.newPage();
  await keep(tab);
  await tab.goto(`${browsing.origin}/docs/intro`);
  expect(await main(tab).innerText()).toContain("Words of the first build.");

  await publish({
    "site/content/docs/intro.mdx": page("Introduction", "Words of the second build."),
    "site/content/docs/added.mdx": page("Added", "A page of the second build."),
  });
  await tab.goto(`${browsing.origin}/docs/intro`);
  const question = tab.getByRole("status").filter({ hasText: "A newer version" });
  await question.waitFor({ timeout: 60_000 });
  expect(await main(tab).innerText()).toContain("Words of the first build.");
  await question.getByRole("button", { name: "Reload" }).click();
  await main(tab).getByText("Words of the second build.").waitFor();

  await context.setOffline(true);
  const complaints: string[] = [];
  tab.on("pageerror", (error) => complaints.push(String(error)));
  await tab.reload();
  await untilHydrated(tab);
  expect(await main(tab).innerText()).toContain("Words of the second build.");
  await tab.getByRole("link", { name: "Added" }).first().click();
  await main(tab).getByText("A page of the second build.").waitFor();
  await tab.goto(`${browsing.origin}/docs/guide`);
  expect(await main(tab).innerText()).toContain("Words that stay.");
  expect(complaints).toEqual([]);
  await context.close();
}, 600_000);
