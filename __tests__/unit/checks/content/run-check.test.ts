import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

function run(content: string, openapi: string, words: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/check-content.mjs", ...words],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: content, OPENAPI_DIR: openapi } },
  );
  return { status, text: stdout + stderr };
}

/** `npm run check:content` on a folder of the fixtures. */
const check = (folder: string, ...words: string[]) =>
  run(`__tests__/fixtures/${folder}`, "__tests__/fixtures/openapi/shop", words);

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
  const { status, text } = check("content-truths", "ordes");
  expect(status).toBe(1);
  expect(text).toContain("No page has ordes in its path");
  expect(text).toContain("fix    npm run check:content -- orders");
}, 60_000);

test("warnings alone do not fail, nor do mistakes of pages that words leave out", () => {
  // Two short pages: in a folder with many mistakes, each is explained before words leave it out.
  const root = mkdtempSync(path.join(tmpdir(), "warned-"));
  mkdirSync(path.join(root, "docs"));
  const page = path.join("docs", "warns.mdx");
  copyFileSync(path.join("__tests__/fixtures/content-lies", page), path.join(root, page));
  const mistaken = ["---", "title: Gone", "---", "", "See [that page](/docs/gone).", ""];
  writeFileSync(path.join(root, "docs", "mistaken.mdx"), mistaken.join("\n"));
  const { status, text } = run(root, "__tests__/fixtures/openapi/shop", ["warns"]);
  rmSync(root, { recursive: true });
  expect(status).toBe(0);
  expect(text).toMatch(/^1 warning\n\nA heading of level 4 below one of level 1/);
}, 60_000);

test("a description that cannot be read is told once, and links into its pages are not checked", () => {
  const root = mkdtempSync(path.join(tmpdir(), "unread-"));
  const write = (file: string, ...lines: string[]) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), [...lines, ""].join("\n"));
  };
  write("openapi/openapi.yaml", "openapi: 3.1.0", "paths: [");
  const into = ["/docs/api/list-items", "/docs/api/support#errors", "/docs/category/api"];
  write(
    "content/docs/intro.mdx",
    ...["---", "title: Intro", "description: What to read first.", "---", "", "# Intro", ""],
    ...into.map((page) => `See [this page](${page}).`),
    "See [that page](/docs/gone).",
  );
  try {
    const { status, text } = run(path.join(root, "content"), path.join(root, "openapi"));
    expect(status).toBe(1);
    expect(text).toContain("The API description is not valid YAML or JSON");
    expect(text.match(/Broken link on .*/g)).toEqual(["Broken link on /docs/intro: /docs/gone"]);
  } finally {
    rmSync(root, { recursive: true });
  }
}, 60_000);
