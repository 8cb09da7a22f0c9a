import { browse, type Browsing } from "../integration/support/browse";
import { offlineParts, sizeOf, type OfflineSize } from "../../src/browser/offline/names";
import { publicDir, readJson, readSite } from "./support/site";

const size = readJson<OfflineSize>("offline.json");

test("the pages alone take less than 15 MB, and each part has its size", () => {
  expect(sizeOf(size, ["pages"]).bytes).toBeLessThan(15_000_000);
  for (const part of offlineParts) expect(sizeOf(size, [part]).bytes).toBeGreaterThan(100_000);
});

describe("Chromium, which keeps the pages, without a connection", () => {
  let browsing: Browsing;
  let tab: Awaited<ReturnType<Browsing["browser"]["newPage"]>>;
  const open = (route: string) => tab.goto(browsing.origin + route);
  const heading = (name: string) => tab.getByRole("heading", { name, level: 1 }).waitFor();

  beforeAll(async () => {
    browsing = await browse(publicDir);
    const context = await browsing.browser.newContext();
    tab = await context.newPage();
    await open("/offline");
    for (const part of ["API reference", "Try it and Run", "Search"])
      await tab.getByRole("checkbox", { name: part }).uncheck();
    await tab.getByRole("button", { name: "Keep on this device" }).click();
    await tab.getByText("The docs are on this device.").waitFor();
    await context.setOffline(true);
  });
  afterAll(() => browsing.end());

  test("opens them, also at an address with a slash", async () => {
    await open("/docs/tutorial/intro/");
    await heading("About the tutorials");
    expect(tab.url()).toBe(`${browsing.origin}/docs/tutorial/intro`);
  });

  test("has the site's own page for an unknown address and for what was left out", async () => {
    for (const route of ["/docs/nowhere", "/docs/api/get-item"]) {
      expect((await open(route))?.status()).toBe(503);
      await heading("Not on this device");
      expect(tab.url()).toBe(browsing.origin + route);
    }
  });

  test("has an answer in Markdown for a Markdown version", async () => {
    expect(readSite("docs/intro.md")).not.toBe("");
    const answer = await open("/docs/intro.md");
    expect(answer?.headers()["content-type"]).toMatch(/^text\/markdown/);
    expect(await answer?.text()).toMatch(/^# Not on this device\n[^]*\]\(\/docs\/intro\)\n$/);
  });
});
