import unit from "./jest.config.mjs";

/** Integration tests: each builds a site of its own in a temporary copy of the project, one at a time. */
export default {
  ...unit,
  testMatch: ["<rootDir>/__tests__/integration/**/*.test.ts"],
  maxWorkers: 1,
  testTimeout: 300_000,
};
