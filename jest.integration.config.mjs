import unit from "./jest.config.mjs";

/** Integration tests: each builds sites of its own in copies of the project, two at a time. */
export default {
  ...unit,
  testMatch: ["<rootDir>/__tests__/integration/**/*.test.ts"],
  globalSetup: "<rootDir>/__tests__/integration/support/folders.ts",
  globalTeardown: "<rootDir>/__tests__/integration/support/remove-folders.ts",
  maxWorkers: 2,
  testTimeout: 300_000,
};
