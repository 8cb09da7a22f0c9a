import { test as base, expect } from "@playwright/test";
import { watchConsole } from "./console";

interface Fixtures {
  /** Complaints of the browser that a test expects. */
  expectedOutput: RegExp[];
  quietConsole: void;
}

/** Playwright's test; it fails when the browser complains about anything that the test does not expect. */
export const test = base.extend<Fixtures>({
  expectedOutput: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedOutput }, use) => {
      const output = watchConsole(page);
      await use();
      const unexpected = output.filter((line) => !expectedOutput.some((one) => one.test(line)));
      expect(unexpected, "output of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
