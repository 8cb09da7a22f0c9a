import type { Page } from "@playwright/test";

/** Collects what the browser refuses for the Content Security Policy, in every document from now on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const note = (window as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${effectiveDirective}: ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  return violations;
}
