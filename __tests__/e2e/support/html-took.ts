import type { Page } from "@playwright/test";

/** Lets the HTML of the page have taken the given time, in ms, whatever the machine is busy with. */
export const htmlTook = (page: Page, time: number) =>
  page.addInitScript((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => (document.readyState === "loading" ? ms : now());
  }, time);
