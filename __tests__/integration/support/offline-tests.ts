import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { untilHydrated } from "../../e2e/support/hydration";
import { browse, type Browsing } from "./browse";

/** Folders of two builds of the site of `changing-site.ts`, and what its third page says in the second one. */
interface KeptBuilds {
  before: string;
  after: string;
  changedText: string;
}

const main = (tab: Page) => tab.getByRole("main");

/** Tests of a reader who keeps the first build on the device, and gets the second one. */
export function testOffline(builds: () => KeptBuilds): void {
  let served: string;
  let browsing: Browsing;

  /** Deploys a build over what is served. */
  async function publish(from: string): Promise<void> {
    const { deploySite } = await import("../../../scripts/deploy/deploy-site.mjs");
    // Nothing of the build before stays, as on a host that switches between folders.
    await deploySite({ from, to: served, form: "index", keep: 0 });
  }

  beforeAll(async () => {
    served = mkdtempSync(join(tmpdir(), "served-"));
    await publish(builds().before);
    browsing = await browse(served);
  });
  afterAll(async () => {
    await browsing.end();
    rmSync(served, { recursive: true });
  });

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
      await tab.goto(`${browsing.origin}/docs/first`);
      expect(await main(tab).innerText()).toContain("See the second.");
      const answer = await tab.goto(`${browsing.origin}/docs/api/get-resource-1`);
      expect(answer?.status()).toBe(503);
      await main(tab).getByRole("heading", { name: "Not on this device" }).waitFor();
    });

    test("an unknown address has the site's own page, which leads on", async () => {
      const answer = await tab.goto(`${browsing.origin}/docs/frist`);
      expect(answer?.status()).toBe(503);
      await main(tab).getByRole("heading", { name: "Not on this device" }).waitFor();
      expect(new URL(tab.url()).pathname).toBe("/docs/frist");
      await tab.getByRole("banner").getByRole("link").first().waitFor();
      await main(tab).getByRole("link", { name: "First", exact: true }).click();
      await main(tab).getByText("See the second.").waitFor();
    });

    test("an address with a slash leads to its page", async () => {
      await tab.goto(`${browsing.origin}/docs/first/?a=b`);
      expect(tab.url()).toBe(`${browsing.origin}/docs/first?a=b`);
    });

    test("a Markdown version says in Markdown that it is not here, and where its page is", async () => {
      const answer = await tab.goto(`${browsing.origin}/docs/first.md`);
      expect(answer?.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(await answer?.text()).toBe(
        "# Not on this device\n\nYou are offline, and Markdown versions are not kept on this device.\n\n[The page itself](/docs/first)\n",
      );
      const unknown = await tab.goto(`${browsing.origin}/docs/none.md`);
      expect(await unknown?.text()).not.toContain("](");
    });
  });

  test("the second build is fetched, asks, and is shown after Reload: its words, its data, its scripts", async () => {
    const { after, changedText } = builds();
    const context = await browsing.browser.newContext();
    const tab = await context.newPage();
    await keep(tab);
    await tab.goto(`${browsing.origin}/docs/third`);
    expect(await main(tab).innerText()).toContain("The first text of the third page.");

    await publish(after);
    await tab.goto(`${browsing.origin}/docs/third`);
    const question = tab.getByRole("status").filter({ hasText: "A newer version" });
    await question.waitFor({ timeout: 60_000 });
    expect(await main(tab).innerText()).toContain("The first text of the third page.");
    await question.getByRole("button", { name: "Reload" }).click();
    await main(tab).getByText(changedText).waitFor();

    await context.setOffline(true);
    const complaints: string[] = [];
    tab.on("pageerror", (error) => complaints.push(String(error)));
    await tab.reload();
    await untilHydrated(tab);
    expect(await main(tab).innerText()).toContain(changedText);
    await tab.getByRole("link", { name: "Named" }).first().click();
    await main(tab).getByText("Its file is renamed.").waitFor();
    expect(new URL(tab.url()).pathname).toBe("/docs/renamed");
    await tab.goto(`${browsing.origin}/docs/first`);
    expect(await main(tab).innerText()).toContain("See the second.");
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
}
