import { storageKeys } from "../../src/browser/storage-keys";
import { payloads } from "../unit/untrusted/payloads";
import { follow } from "./support/follow";
import { untilHydrated } from "./support/hydration";
import { pageKinds } from "./support/page-kinds";
import { watchPolicy } from "./support/policy";
import { expect, test } from "./support/test";

// A page that does not exist answers 404, which the console reports.
test.use({ expectedOutput: [/status 404|status of 404/] });

const texts = Object.values(payloads);
/** Elements that the site itself never has in its body, and handlers of any kind. */
const foreign =
  "base, embed, form[action^='javascript'], frame, iframe, object, animate, [onerror], [onload], [onfocus], [onmouseover], a[href^='javascript:' i]";

// The kinds that read their address, each by code of its own.
const { doc, operation, blogList, notFound } = pageKinds;
for (const [kind, route] of Object.entries({ doc, operation, blogList, notFound }))
  test(`payloads in the address and the storage of the page of kind ${kind} stay text`, async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    await page.addInitScript(
      ([keys, values]) => {
        Object.assign(window, {
          ran: 0,
          alert: () => (window as unknown as { ran: number }).ran++,
        });
        keys.forEach((key, i) => {
          localStorage.setItem(key, values[i % values.length] ?? "");
          sessionStorage.setItem(key, values[(i + 3) % values.length] ?? "");
        });
      },
      [Object.values(storageKeys), texts] as const,
    );
    // Where the path is one of the site, it is read again with each change of the address.
    for (const [index, text] of texts.entries()) {
      const encoded = encodeURIComponent(text);
      const address = `${kind === "notFound" ? `/${encoded}` : route}?q=${encoded}#${encoded}`;
      if (kind === "notFound" || index % 5 === 0) await page.goto(address);
      else await follow(page, address);
      await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
      await untilHydrated(page);
      await page.evaluate((hash) => (location.hash = hash), text);
      const found = await page.evaluate((selector) => {
        const { ran } = window as unknown as { ran: number };
        return [ran, ...[...document.querySelectorAll(selector)].map((one) => one.outerHTML)];
      }, foreign);
      expect(found, text).toEqual([0]);
    }
    expect(violations).toEqual([]);
  });
