import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Switches for a browser that visits only this site. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The line of a failed start that says why, without the call log around it. */
function reason(/** @type {unknown} */ error) {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split("\n").map((line) => line.trim());
  const cause = lines.find((line) =>
    /error while loading shared libraries|ENOENT|EACCES|not found|Permission denied|doesn't exist/.test(
      line,
    ),
  );
  return (cause ?? lines[0] ?? "unknown").replace(/^.*?\[err\]\s*/, "");
}

/**
 * Starts a browser and draws a word: a version number would hide missing fonts and libraries. @throws with one line
 * @param {{ executablePath: string, args: string[], env: Record<string, string> }} start
 */
export async function openPage({ executablePath, args, env }) {
  if (!existsSync(executablePath)) throw new Error("there is no such file");
  let browser;
  try {
    browser = await chromium.launch({
      executablePath,
      args,
      env: /** @type {Record<string, string>} */ ({ ...process.env, ...env }),
      timeout: 30_000,
    });
    const page = await browser.newPage();
    await page.setContent("<span>word</span>");
    const width = await page.evaluate("document.querySelector('span').offsetWidth");
    if (!width) throw new Error("it starts, but draws no text: no font was found");
  } catch (error) {
    throw new Error(reason(error), { cause: error });
  } finally {
    await browser?.close();
  }
}
