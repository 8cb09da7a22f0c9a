import type { Page } from "@playwright/test";

/** Roles by which readers of a screen reader move, and what they press. */
const roles =
  /^\s*- (?:banner|navigation|main|complementary|contentinfo|search|region|heading|form|dialog|figure|table|group|tablist|tab|button|searchbox|combobox|status|alert|article)\b/;

/** The accessibility tree of a page without its texts and links: landmarks, headings, and controls, each with its name. */
export async function outlineOf(page: Page): Promise<string> {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").filter((line) => roles.test(line));
  return `${lines.map((line) => line.replace(/:$/, "")).join("\n")}\n`;
}
