import { spawnSync } from "node:child_process";

/** `npm run check:content` on a folder of the fixtures. */
function check(folder: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/check-content.mjs", ...words],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        CONTENT_DIR: `__tests__/fixtures/${folder}`,
        OPENAPI_DIR: "__tests__/fixtures/openapi/shop",
      },
    },
  );
  return { status, text: stdout + stderr };
}

test("pages that are right are quiet, and the exit code says so", () => {
  const { status, text } = check("content-truths");
  expect({ status, text: text.trim() }).toEqual({
    status: 0,
    text: "Nothing is wrong with 1 page.",
  });
}, 60_000);

test("words keep what concerns files with one of them in their path; unknown words have suggestions", () => {
  const { status, text } = check("content-lies", "--", "names");
  expect(status).toBe(1);
  expect(text).toContain("Unknown word: recieves");
  expect(text).toContain("fix    receives (or,");
  expect(text).not.toContain("bodies.mdx");
}, 60_000);

test("words that no page has in its path are a mistake, with the nearest page", () => {
  const { status, text } = check("content-lies", "nmes");
  expect(status).toBe(1);
  expect(text).toContain("No page has nmes in its path");
  expect(text).toContain("fix    npm run check:content -- names");
}, 60_000);

test("warnings alone do not fail", () => {
  const { status, text } = check("content-lies", "warns");
  expect(status).toBe(0);
  expect(text).toMatch(/^1 warning\n\nA heading of level 4 below one of level 1/);
}, 60_000);
