import unit from "./jest.config.mjs";

/** Tests of the rules for hosts against the servers themselves, over HTTP, with the site in `public/`. */
export default {
  ...unit,
  testMatch: ["<rootDir>/__tests__/hosts/**/*.test.ts"],
  maxWorkers: 1,
  testTimeout: 60_000,
};
