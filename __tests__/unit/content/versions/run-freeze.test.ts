import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "run-freeze-"));
  cpSync("__tests__/fixtures/versions", root, { recursive: true });
  writeFileSync(path.join(root, "content/docs/new.mdx"), "[Items](/docs/api/list-items)\n");
});
afterEach(() => rmSync(root, { recursive: true }));

/** `npm run version:docs` on a copy of the fixture. */
function freeze(name: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/version-docs.mjs", name],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        SITE_CONFIG: path.join(root, "site.yaml"),
        CONTENT_DIR: path.join(root, "content"),
        OPENAPI_DIR: path.join(root, "openapi"),
      },
    },
  );
  return { status, text: stdout + stderr };
}
const frozen = (name: string) =>
  readFileSync(path.join(root, "content/versions", name, "docs/new.mdx"), "utf8");

test("a new version is frozen in one step, and the line of configuration is said", () => {
  const { status, text } = freeze("3.0");
  expect(status).toBe(0);
  expect(text).toMatch(/\{ name: "3\.0", label: "3\.0", mainDocId: "intro", released: "\d{4}-/);
  expect(frozen("3.0")).toContain("(/docs/3.0/api/list-items)");
  expect(freeze("3.0").status).toBe(1);
}, 60_000);

test("a version that is configured already has the links of its path", () => {
  const file = path.join(root, "site.yaml");
  const line = '  - { name: "3.0", label: "3.0", path: v3, mainDocId: intro }\n';
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace('  - { name: "2.0"', (found) => line + found),
  );
  expect(freeze("3.0")).toMatchObject({
    status: 0,
    text: expect.stringContaining("names already"),
  });
  expect(frozen("3.0")).toContain("(/docs/v3/api/list-items)");
}, 60_000);
