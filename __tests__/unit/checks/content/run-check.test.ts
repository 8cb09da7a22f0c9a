import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Call, Said } from "../../../support/run-script-often.mjs";

const fixtures = "__tests__/fixtures";
const shop = `${fixtures}/openapi/shop`;
const script = "scripts/check-content.mjs";

/** `npm run check:content` on a folder. */
const call = (content: string, openapi: string, ...args: string[]): Call => ({
  args,
  env: { CONTENT_DIR: content, OPENAPI_DIR: openapi },
});

/** A folder of a test, with pages that are copied from the fixtures and others. */
let root: string;

function write(file: string, ...lines: string[]) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), [...lines, ""].join("\n"));
}

const into = ["/docs/api/list-items", "/docs/api/support#errors", "/docs/category/api"];

/** Two short pages: in a folder with many mistakes, each is explained before words leave it out. */
function writeWarned() {
  write(
    "warned/docs/mistaken.mdx",
    "---",
    "title: Gone",
    "---",
    "",
    "See [that page](/docs/gone).",
  );
  const page = "docs/warns.mdx";
  copyFileSync(path.join(fixtures, "content-lies", page), path.join(root, "warned", page));
}

function writeUnread() {
  write("unread/openapi/openapi.yaml", "openapi: 3.1.0", "paths: [");
  write(
    "unread/content/docs/intro.mdx",
    ...["---", "title: Intro", "description: What to read first.", "---", "", "# Intro", ""],
    ...into.map((page) => `See [this page](${page}).`),
    "See [that page](/docs/gone).",
  );
}

function writeAddresses() {
  const page = (name: string, ...more: string[]) =>
    write(`addresses/docs/${name}.mdx`, "---", "title: Orders", ...more, "---", "", "Text.");
  page("orders", "redirect_from: [/docs/sales]");
  page("Orders");
  page("sales");
}

type Case = "addresses" | "right" | "lies" | "unknown" | "warned" | "unread";
const said = new Map<string, Said>();
const of = (name: Case) => said.get(name) ?? { status: -1, text: "" };

// All in one process: most of the time goes into the dictionaries.
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "checked-"));
  writeWarned();
  writeUnread();
  writeAddresses();
  const calls: Record<Case, Call> = {
    right: call(`${fixtures}/content-truths`, shop),
    lies: call(`${fixtures}/content-lies`, shop, "--", "names"),
    unknown: call(`${fixtures}/content-truths`, shop, "docs", "ordes"),
    warned: call(path.join(root, "warned"), shop, "warns"),
    addresses: call(path.join(root, "addresses"), shop),
    unread: call(path.join(root, "unread/content"), path.join(root, "unread/openapi")),
  };
  const often = "__tests__/support/run-script-often.mjs";
  const args = [often, script, JSON.stringify(Object.values(calls))];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  const all = JSON.parse(stdout) as Said[];
  for (const [index, name] of Object.keys(calls).entries())
    said.set(name, all[index] ?? { status: -1, text: "" });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test("pages that are right are quiet, and the exit code says so", () => {
  expect(of("right")).toEqual({ status: 0, text: "Nothing is wrong with 1 page.\n" });
});

test("words keep what concerns files with one of them in their path; unknown words have suggestions", () => {
  const { status, text } = of("lies");
  expect(status).toBe(1);
  expect(text).toContain("Unknown word: recieves");
  expect(text).toContain("fix    receives (or,");
  expect(text).not.toContain("bodies.mdx");
});

test("a word that no file has in its path is a mistake, with the nearest file, also beside one that some have", () => {
  const { status, text } = of("unknown");
  expect(status).toBe(1);
  expect(text).toContain("No file has ordes in its path");
  expect(text).toContain("fix    npm run check:content -- orders");
});

test("warnings alone do not fail, nor do mistakes of pages that words leave out", () => {
  const { status, text } = of("warned");
  expect(status).toBe(0);
  expect(text).toMatch(/^1 warning\n\nA heading of level 4 below one of level 1/);
});

test("a description that cannot be read is told once, and links into its pages are not checked", () => {
  const { status, text } = of("unread");
  expect(status).toBe(1);
  expect(text).toContain("The API description is not valid YAML or JSON");
  expect(text.match(/Broken link on .*/g)).toEqual(["Broken link on /docs/intro: /docs/gone"]);
});

test("addresses that a build refuses are refused", () => {
  expect(of("addresses").text).toContain("Two addresses differ in capital letters alone");
  expect(of("addresses").text).toMatch(
    /The old address \/docs\/sales of \/docs\/orders is in use\n.*orders\.mdx:3\n/,
  );
});
