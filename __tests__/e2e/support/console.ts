import type { Page } from "@playwright/test";

/**
 * Notes everything that a reader's browser would complain about: console errors and warnings, uncaught errors, failed
 * requests. Requests that end because the page was left are none of these.
 */
export function watchConsole(page: Page): string[] {
  const output: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Said by the clock: whatever is slow on a busy machine. That all is used, late-scripts proves: it is asked for once.
    if (/was preloaded using link preload/.test(message.text())) return;
    output.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => output.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") output.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) output.push(`status ${response.status()}: ${response.url()}`);
  });
  return output;
}
