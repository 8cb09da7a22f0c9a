import type { Page } from "@playwright/test";

/** Opens the calls of tutorials, as a reader who has chosen them finds them. */
export const readCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem("reader", "api"));
