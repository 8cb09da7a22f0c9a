import { defineConfig } from "@playwright/test";
import { startOptions } from "./__tests__/e2e/support/browser";

/** Browser tests against the built site in `public/`; the browser and the server come from the global setup. */
export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  globalSetup: "./__tests__/e2e/support/global-setup.ts",
  // A busy machine draws frames late; what fails twice is broken, and what passes the second time is counted aloud.
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: "chromium",
    launchOptions: startOptions(),
    contextOptions: { reducedMotion: "reduce" },
    // Recording slows every test; the second run of a failed one is recorded.
    trace: "on-first-retry",
  },
});
