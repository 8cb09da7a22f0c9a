import unit from "./jest.config.mjs";

/** What readers and programs take away from the site in `public/`, tried with their own clients. */
export default {
  ...unit,
  testMatch: ["<rootDir>/__tests__/take-away/**/*.test.ts"],
  maxWorkers: 2,
  testTimeout: 120_000,
};
