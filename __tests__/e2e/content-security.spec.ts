import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { watchPolicy } from "./support/policy";
import { logRequests } from "./support/requests";
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

  for (const [kind, route] of Object.entries(pageKinds))
    test.describe(kind, () => {
      if (kind === "notFound") test.use({ expectedOutput: [/status (of )?404/] });
      test(`the page of kind ${kind} asks nobody else and does nothing that its policy forbids`, async ({
        page,
      }) => {
        const violations = await watchPolicy(page);
        const requests = logRequests(page);
        await page.goto(route);
        await untilHydrated(page);
        // A change of theme, everything scrolled into view, and a page change inside the site.
        await page
          .getByRole("button", { name: /theme|mode|dark/i })
          .first()
          .click();
        await page.mouse.wheel(0, 30000);
        for (const summary of (await page.locator("main summary").all()).slice(0, 5))
          if (await summary.isVisible()) await summary.click();
        await page
          .getByRole("link", { name: /home|ianai/i })
          .first()
          .click();
        await expect(page).toHaveURL("/");
        await page.goBack();
        await page.waitForTimeout(1500);
        expect(violations).toEqual([]);
        expect(requests.filter((path) => !path.startsWith("/"))).toEqual([]);
      });
    });

  test.describe("what slipped in", () => {
    test.use({ expectedOutput: [/Content Security Policy|violates|evil\.example\.com/] });

    test("does not run: an inline script, a handler, a script of another host, text as code", async ({
      page,
    }) => {
      await page.goto("/docs/intro");
      await untilHydrated(page);
      const ran = await page.evaluate(async () => {
        const state = Object.assign(window, { ran: [] as string[] });
        const inline = document.createElement("script");
        inline.textContent = "ran.push('inline')";
        const image = "<img src='data:,' onerror=\"ran.push('handler')\">";
        const other = document.createElement("script");
        other.src = "https://evil.example.com/a.js";
        const blocked = new Promise<string>((done) => {
          other.onload = () => done("loaded");
          other.onerror = () => done("blocked");
        });
        document.body.append(inline, other);
        document.body.insertAdjacentHTML("beforeend", image);
        const link = Object.assign(document.createElement("a"), {
          href: "javascript:ran.push('link')",
        });
        document.body.append(link);
        link.click();
        setTimeout("ran.push('timer')");
        const script = await blocked;
        await new Promise((done) => setTimeout(done, 300));
        return [...state.ran, script];
      });
      expect(ran).toEqual(["blocked"]);
    });
  });
});
