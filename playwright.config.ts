import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { startOptions } from "./__tests__/e2e/support/browser";

/** Browser tests against the built site in `public/`; the browser and the server come from the global setup. */
export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  globalSetup: "./__tests__/e2e/support/global-setup.ts",
  // The second run is recorded. A test that needs it has failed all the same (scripts/test-run/counts.mjs).
  retries: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0,
  // Several times what a busy machine takes: only what is broken waits that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: "chromium",
    launchOptions: startOptions(),
    contextOptions: { reducedMotion: "reduce" },
    // What cannot be pressed says so long before the test ends.
    actionTimeout: 30_000,
    // Recording slows every test; the second run of a failed one is recorded.
    trace: "on-first-retry",
  },
});
