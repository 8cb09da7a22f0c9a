import { untilIdle } from "../../e2e/support/hydration";
import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { axeViolations } from "./axe-violations";
import { startRealServer, type RealServer } from "./real-server";

type At = (
  route: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
) => Promise<void>;

const secret = "s3cr3t-of-the-reader";
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Try: / });
const status = (page: Page) =>
  dialog(page).getByRole("region", { name: "Response" }).getByRole("status");

const address = (page: Page) => dialog(page).getByRole("textbox", { name: /^Address/ });
const token = (page: Page) => dialog(page).getByLabel("Token");

async function openConsole(page: Page): Promise<void> {
  await page.locator("[data-console]").click();
  await dialog(page).waitFor();
}

async function pointAt(page: Page, url: string): Promise<void> {
  await openConsole(page);
  await dialog(page).getByLabel("Real server").check();
  await dialog(page).getByRole("combobox", { name: "Server" }).selectOption("Another address …");
  await address(page).fill(url);
  await token(page).fill(secret);
}

async function send(page: Page, id: string): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "id", exact: true }).fill(id);
  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
}

/** The longest time, in ms, in which the page did nothing else than one thing, while something is done. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        state.longest = Math.max(state.longest, duration);
    }).observe({ entryTypes: ["longtask"] });
    Object.assign(window, { longTasks: state });
  });
  await work();
  return page.evaluate(
    () => (window as unknown as { longTasks: { longest: number } }).longTasks.longest,
  );
}

/** The console of a site with `api.realServers`, against a server on this machine; `at` opens a page of an operation. */
export function testRealServers(at: At, route: string): void {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer();
  });
  afterAll(() => server.end());

  test("a typed server is asked with the token, which is kept for the tab and shown nowhere", () =>
    at(route, {}, async (page) => {
      await openConsole(page);
      expect(await dialog(page).getByLabel("Mock in this browser").isChecked()).toBe(true);
      expect(await dialog(page).getByText("nothing leaves your browser").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await pointAt(page, server.url);
      expect(await dialog(page).getByText("Calls go to this server").isVisible()).toBe(true);
      await send(page, "one");
      await status(page).getByText("200 OK").waitFor();
      expect(await status(page).innerText()).toContain("Real server");
      expect(server.received.at(-1)).toMatchObject({
        method: "GET",
        url: "/v1/resource-1/one",
        headers: { authorization: `Bearer ${secret}` },
      });
      expect(server.received.at(-1)?.headers.cookie).toBeUndefined();
      const answer = dialog(page).getByRole("region", { name: "Response" });
      expect(await answer.locator("pre").innerText()).toContain(
        '"id": 9007199254740993, "rate": 1.10',
      );
      const code = dialog(page).getByRole("region", { name: "Code" });
      expect(await code.innerText()).toContain(`${server.url}/resource-1/one`);
      expect(await code.innerText()).toContain("YOUR_TOKEN");
      await dialog(page).getByText("Calls of this session").click();
      expect(
        await dialog(page).locator("li", { hasText: "/resource-1/one" }).innerText(),
      ).toContain(new URL(server.url).host);
      const saving = page.waitForEvent("download");
      await dialog(page).getByRole("button", { name: "Save as HAR" }).click();
      const har = readFileSync(await (await saving).path(), "utf8");
      expect(har).toContain("/resource-1/one");
      expect(har).not.toContain(secret);
      expect(await page.content()).not.toContain(secret);
      expect(await axeViolations(page)).toEqual([]);
      const kept = await page.evaluate(() => ({
        local: JSON.stringify(localStorage),
        calls: JSON.stringify(
          Object.entries(sessionStorage).filter(([key]) => !/secret/i.test(key)),
        ),
        cookies: document.cookie,
      }));
      expect(JSON.stringify(kept)).not.toContain(secret);
    }));

  test("is asked by a reader who came from a page that may ask none: the console opens in a document of its own", () =>
    at("/docs/more", {}, async (page) => {
      const refused: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) refused.push(message.text());
      });
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      const isFirst = () => page.evaluate(() => "isFirstDocument" in window);
      await page.evaluate(
        (to) => {
          (window as unknown as { ___navigate(to: string): void }).___navigate(to);
        },
        new URL(page.url()).pathname.replace("/docs/more", route),
      );
      await page.locator("[data-console]").waitFor();
      expect(await isFirst()).toBe(true);
      await pointAt(page, server.url);
      expect(await isFirst()).toBe(false);
      await send(page, "typed");
      await status(page).getByText("200 OK").waitFor();
      expect(server.received.at(-1)?.url).toBe("/v1/resource-1/typed");

      // Opened once: not again when the page is loaded anew, nor for another operation of this document.
      await page.keyboard.press("Escape");
      await page.reload();
      await page.locator("[data-console]").waitFor();
      await untilIdle(page);
      expect(await dialog(page).count()).toBe(0);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await openConsole(page);
      expect(await isFirst()).toBe(true);
      expect(refused).toEqual([]);
    }));

  test("an answer that the page may not read, and a call that was stopped, are explained and can be sent again", () =>
    at(route, {}, async (page) => {
      await pointAt(page, server.url);
      await send(page, "closed");
      const answer = dialog(page).getByRole("region", { name: "Response" });
      await answer.getByText("(CORS)").waitFor();
      expect(await answer.innerText()).toContain(
        `Access-Control-Allow-Origin: ${new URL(page.url()).origin}`,
      );
      await send(page, "never");
      await dialog(page).getByRole("button", { name: "Stop" }).click();
      await answer.getByText("Stopped.").waitFor();
      await dialog(page).getByText("Calls of this session").click();
      const calls = await dialog(page).locator("details li").allInnerTexts();
      expect(calls.map((call) => call.split("\n")[0])).toEqual(["stopped", "no response"]);
      const before = server.received.length;
      // Whoever answers now: it goes to the server that it went to.
      await dialog(page).getByLabel("Mock in this browser").check();
      await dialog(page)
        .getByRole("button", { name: "Send again: GET /resource-1/closed" })
        .click();
      await answer.getByText("(CORS)").waitFor();
      expect(server.received.slice(before).map(({ url }) => url)).toEqual([
        "/v1/resource-1/closed",
      ]);
    }));

  test("20 MB of JSON and a file that is no text do not hold the page up", () =>
    at(route, {}, async (page) => {
      await pointAt(page, server.url);
      const longest = await longestTask(page, async () => {
        await send(page, "large");
        await dialog(page)
          .getByText(/The first 262 KB of 2\d\.\d MB/)
          .waitFor();
        await send(page, "binary");
        await dialog(page)
          .getByText(/application\/pdf, 2\.\d MB: not shown here\./)
          .waitFor();
      });
      // To read and to color all of it takes several seconds in one piece.
      expect(longest).toBeLessThan(1500);
      await dialog(page).getByRole("button", { name: "Save", exact: true }).waitFor();
    }));

  test("an address that is none is not asked, and a token goes to no other server", () =>
    at(route, {}, async (page) => {
      await pointAt(page, server.url);
      const before = server.received.length;
      await address(page).fill("ftp://example.com");
      expect(await address(page).getAttribute("aria-invalid")).toBe("true");
      await send(page, "one");
      await dialog(page).getByRole("region", { name: "Response" }).getByText("https://").waitFor();
      await address(page).fill(server.url.replace("127.0.0.1", "localhost"));
      expect(await token(page).inputValue()).toBe("");
      expect(server.received).toHaveLength(before);
    }));
}
