import { follow } from "./support/follow";
import { readCalls } from "./support/reader";
import { untilHydrated } from "./support/hydration";
import { watchPolicy } from "./support/policy";
import { allRoutes, readPage } from "./support/site";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];

test("every page has a policy whose scripts are the site's own", () => {
  const wrong = allRoutes().filter((route) => {
    const scripts = policyOf(readPage(route))
      ?.split("; ")
      .find((part) => part.startsWith("script-src "));
    return !scripts || !/^script-src 'self'(?: 'sha256-[\w+/]+=*')+$/.test(scripts);
  });
  expect(wrong).toEqual([]);
});

test("no page names a file of another host that a browser would fetch by itself", () => {
  const wrong = allRoutes().flatMap((route) =>
    [...readPage(route).matchAll(/\s(?:src|srcset|poster|data)="((?:https?:)?\/\/[^"]+)"/g)].map(
      ([, address]) => `${route}: ${address}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test.describe("in the browser", () => {
  test.use({ viewport: viewports.desktop });

  test("what readers do asks for no more than the policy allows: search, console, calls, samples, a slow page", async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    await readCalls(page);
    await page.goto("/docs/tutorial/core-features/salesorder");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("button", { name: "Run" }).first().click();
    await expect(page.locator("strong[data-fits]").first()).toBeVisible();

    await page.keyboard.press("Control+k");
    await page.keyboard.type("create item");
    const dialog = page.getByRole("dialog", { name: "Search the docs" });
    await expect(dialog.getByRole("row").first().locator("mark").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("row")).toHaveCount(1);
    await page.keyboard.press("Escape");

    let come = () => {};
    const coming = new Promise<void>((done) => (come = done));
    await page.route("**/page-data/docs/api/get-vendor/page-data.json", async (route) => {
      await coming;
      await route.continue();
    });
    await follow(page, "/docs/api/get-vendor");
    await expect(page.locator("#nprogress .bar")).toBeVisible();
    come();
    await expect(page).toHaveURL("/docs/api/get-vendor");
    await follow(page, "/search?q=item");
    await expect(page.locator("main mark").first()).toBeVisible();

    await page.goto("/docs/api/create-item");
    await untilHydrated(page);
    const languages = page.getByRole("radiogroup", { name: "Language" });
    await languages.getByRole("radio").nth(2).check();
    await page.getByRole("combobox", { name: /levels|fields/i }).selectOption({ index: 2 });
    await page.getByRole("button", { name: "Try it" }).click();
    const console = page.getByRole("dialog", { name: /^Try: / });
    await console.getByRole("button", { name: "Send", exact: true }).click();
    const answer = console.getByRole("region", { name: "Response" });
    await expect(answer.getByRole("status")).toHaveText(/^\d{3} /);
    expect(violations).toEqual([]);
  });

  test.describe("what slipped in", () => {
    test.use({
      expectedOutput: [/Content Security Policy|violates|evil\.example\.com|TrustedHTML|Trusted/],
    });

    test("does not run: an inline script, a handler, a script of another host, text as code", async ({
      page,
    }) => {
      const slipped = [
        "<script>(window.ran ??= []).push('inline')</script>",
        "<img src='data:,' onerror=\"(window.ran ??= []).push('handler')\">",
        "<script src='https://evil.example.com/a.js' onerror='0'></script>",
        "<a id='slipped' href=\"javascript:(window.ran ??= []).push('link')\">Slipped</a>",
      ].join("");
      // Into an article that the build has drawn: React does not look at what is in it.
      await page.route("/docs/api/create-item", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace("</article>", () => `${slipped}</article>`);
        await route.fulfill({ response, body: html });
      });
      await page.route("https://evil.example.com/**", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "(window.ran ??= []).push('other')",
        }),
      );
      const refused = await watchPolicy(page);
      await page.goto("/docs/api/create-item");
      await untilHydrated(page);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>("#slipped")?.click();
        try {
          setTimeout("(window.ran ??= []).push('timer')");
        } catch {
          // Refused before it is kept.
        }
      });
      // Each has been tried when the browser has refused it.
      const what = () => [...new Set(refused.map((text) => text.split(" at ")[0]))].sort();
      await expect
        .poll(what)
        .toEqual([
          "require-trusted-types-for: trusted-types-sink",
          "script-src-attr: inline",
          "script-src-elem: https://evil.example.com/a.js",
          "script-src-elem: inline",
        ]);
      const ran = await page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
      expect(ran).toEqual([]);
    });

    test("is not taken as HTML or as a script, and the policy that may is out of reach", async ({
      page,
    }) => {
      await page.goto("/docs/intro");
      await untilHydrated(page);
      const outcome = await page.evaluate(() => {
        const html = "<img src=x onerror=alert(1)>";
        const holder = document.createElement("div");
        const script = document.createElement("script");
        const attempts: Record<string, () => unknown> = {
          innerHTML: () => (holder.innerHTML = html),
          outerHTML: () => {
            document.body.append(holder);
            holder.outerHTML = html;
          },
          insertAdjacentHTML: () => holder.insertAdjacentHTML("beforeend", html),
          setHTMLUnsafe: () => holder.setHTMLUnsafe(html),
          createContextualFragment: () => document.createRange().createContextualFragment(html),
          parseFromString: () => new DOMParser().parseFromString(html, "text/html"),
          "document.write": () => document.write(html),
          srcdoc: () => (document.createElement("iframe").srcdoc = html),
          "script.src": () => (script.src = "https://evil.example.com/a.js"),
          "script.src of this site": () => (script.src = "/app.js"),
          "script.textContent": () => (script.textContent = "alert(1)"),
          handler: () => holder.setAttribute("onclick", "alert(1)"),
          Worker: () => new Worker("/offline-worker.js"),
        };
        const taken = Object.entries(attempts).flatMap(([name, attempt]) => {
          try {
            attempt();
            return [name];
          } catch {
            return [];
          }
        });
        const { trustedTypes } = window as unknown as {
          trustedTypes: {
            defaultPolicy: unknown;
            createPolicy(name: string, rules: object): unknown;
          };
        };
        const made = ["site", "default", "other"].filter((name) => {
          try {
            trustedTypes.createPolicy(name, { createHTML: (text: string) => text });
            return true;
          } catch {
            return false;
          }
        });
        const isPolicy = (value: unknown) =>
          Object.prototype.toString.call(value) === "[object TrustedTypePolicy]";
        const reachable = Object.getOwnPropertyNames(window).filter((name) =>
          isPolicy((window as unknown as Record<string, unknown>)[name]),
        );
        return { taken, made, reachable, defaultPolicy: trustedTypes.defaultPolicy };
      });
      expect(outcome).toEqual({ taken: [], made: [], reachable: [], defaultPolicy: null });
    });
  });
});
