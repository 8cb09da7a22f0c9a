import type { Page } from "@playwright/test";
import { follow } from "./support/follow";
import { markDocument, untilHydrated } from "./support/hydration";
import { expect, test } from "./support/test";
import { viewports } from "./support/viewport";

// What browsers, their owners and extensions break. In faults.spec.ts: scripts and data that fail, storage that is
// forbidden or full, clocks, workers, views that cannot be observed; in crash.spec.ts: what crashes the application.
test.use({ expectedOutput: [/.*/s], viewport: viewports.desktop });

const from = "/docs/intro";
const to = "/blog/welcome";

interface Fault {
  name: string;
  /** Runs before anything of the page does, with what is `given`. */
  prepare: (given: string) => void;
  given?: string;
  /** Files that cannot be had. */
  blocked?: RegExp;
  motion?: "no-preference";
  /** What else a reader does. */
  check?: (page: Page) => Promise<void>;
  /** Page changes load documents, as they must then. */
  loadsDocuments?: true;
}

/** Takes some things away from the window, as browsers that never had them. */
const without = (names: string): Fault => ({
  name: `no ${names}`,
  prepare: (missing) => {
    for (const name of missing.split(", ")) Reflect.deleteProperty(window, name);
  },
  given: names,
});

const faults: Fault[] = [
  {
    name: "storage of which nothing works",
    prepare: () => {
      for (const method of ["getItem", "setItem", "removeItem", "clear", "key"])
        Reflect.set(Storage.prototype, method, () => {
          throw new DOMException("denied", "SecurityError");
        });
    },
  },
  {
    name: "storage that is null",
    prepare: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { value: null, configurable: true });
    },
  },
  {
    name: "a session's storage that may not be replaced either",
    prepare: () => {
      Object.defineProperty(window, "sessionStorage", {
        configurable: false,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  },
  {
    name: "a history that takes no new entries",
    loadsDocuments: true,
    prepare: () => {
      History.prototype.pushState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    },
  },
  {
    name: "a history whose entries cannot be replaced",
    prepare: () => {
      History.prototype.replaceState = () => {
        throw new DOMException("too many calls", "SecurityError");
      };
    },
  },
  {
    name: "a history whose scrolling cannot be set",
    prepare: () => {
      Object.defineProperty(History.prototype, "scrollRestoration", {
        get: () => "auto",
        set() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  },
  without("ResizeObserver, PerformanceObserver, requestIdleCallback"),
  without("matchMedia"),
  without("crypto, caches, indexedDB"),
  {
    name: "service workers that are forbidden",
    prepare: () => {
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  },
  {
    name: "a service worker that answers nothing",
    prepare: () => {
      const refuse = () => Promise.reject(new DOMException("gone", "InvalidStateError"));
      const value = Object.assign(new EventTarget(), {
        controller: {},
        getRegistration: refuse,
        register: refuse,
      });
      Object.defineProperty(navigator, "serviceWorker", { value });
    },
  },
  {
    name: "a clipboard that refuses, and one that is not there",
    prepare: () => {
      let asked = 0;
      const writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
      Object.defineProperty(Navigator.prototype, "clipboard", {
        get: () => (asked++ ? undefined : { writeText, write: writeText }),
      });
    },
    check: async (page) => {
      for (const name of ["Copy", "Copy", "Copy as Markdown", "Copy as Markdown"])
        await page.locator("main").getByRole("button", { name }).first().click();
      await page.locator("main a.anchor").first().click();
    },
  },
  {
    name: "nothing that can be fetched by scripts",
    prepare: () => {
      window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    },
  },
  {
    name: "view transitions that fail",
    prepare: () => {
      Object.defineProperty(Document.prototype, "startViewTransition", {
        value() {
          throw new DOMException("document is hidden", "InvalidStateError");
        },
      });
    },
    motion: "no-preference",
  },
  {
    name: "elements that cannot be scrolled to",
    prepare: () => {
      Element.prototype.scrollIntoView = () => {
        throw new TypeError("not supported");
      };
    },
  },
  {
    name: "elements that cannot be animated",
    prepare: () => void Reflect.deleteProperty(Element.prototype, "animate"),
  },
  {
    name: "a title that cannot be set",
    prepare: () => {
      Object.defineProperty(Document.prototype, "title", {
        get: () => "",
        set() {
          throw new TypeError("read-only");
        },
      });
    },
  },
  {
    name: "prototypes that a script has added to",
    prepare: () => {
      Reflect.set(Array.prototype, "remove", () => undefined);
      Reflect.set(Object.prototype, "extend", () => undefined);
    },
  },
  {
    name: "an extension that translates the frame",
    prepare: () => {
      addEventListener("DOMContentLoaded", () => {
        for (const text of document.querySelectorAll("header a, main h1, footer a")) {
          const font = document.createElement("font");
          font.append(...text.childNodes);
          text.append(font);
        }
      });
    },
  },
  {
    name: "an extension that takes elements away",
    prepare: () => {
      addEventListener("DOMContentLoaded", () => {
        document.querySelector("footer")?.remove();
        document.querySelector("header nav")?.remove();
      });
    },
  },
  {
    name: "starters that fail, because listeners are refused once",
    prepare: () => {
      const { addEventListener: add } = Document.prototype;
      let refusals = 3;
      Document.prototype.addEventListener = function (...args: unknown[]) {
        if (refusals-- > 0) throw new TypeError("refused");
        Reflect.apply(add, this, args);
      };
    },
  },
  {
    name: "no fonts",
    prepare: () => undefined,
    blocked: /\.woff2?$/,
  },
];

/** The page can be read, its controls answer, and a link, back and forward change the page. */
async function expectAlive(page: Page, loadsDocuments: boolean): Promise<void> {
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect
    .poll(async () => (await page.locator("main").innerText()).length)
    .toBeGreaterThan(200);
  await page.locator("header button[aria-label^='Switch to']").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const isSameDocument = await markDocument(page);
  await follow(page, to);
  await expect(page).toHaveURL(to);
  await expect(page.locator("main h1").first()).toHaveText(/^Welcome/);
  await expect.poll(isSameDocument).toBe(!loadsDocuments);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${from}(#.*)?$`));
  await expect(page.locator("main h1").first()).not.toHaveText(/^Welcome/);
}

for (const { name, prepare, given = "", blocked, motion, check, loadsDocuments } of faults)
  test(`a browser with ${name} shows a page that is alive`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on("pageerror", ({ message }) => uncaught.push(message));
    if (motion) await page.emulateMedia({ reducedMotion: motion });
    if (blocked) await page.route(blocked, (route) => route.abort());
    await page.addInitScript(prepare, given);
    await page.goto(from);
    await untilHydrated(page);
    await check?.(page);
    await expectAlive(page, loadsDocuments ?? false);
    // React says that it has drawn the page anew.
    expect(uncaught.filter((message) => !message.includes("React error #418"))).toEqual([]);
  });
