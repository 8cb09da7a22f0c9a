import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "checked-"));
  cpSync("__tests__/fixtures/versions", root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const add = (file: string, ...lines: string[]) => {
  const whole = path.join(root, file);
  writeFileSync(whole, [readFileSync(whole, "utf8"), ...lines, ""].join("\n"));
};

function check(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/check-content.mjs"], {
    encoding: "utf8",
    env: {
      ...process.env,
      SITE_CONFIG: path.join(root, "site.yaml"),
      CONTENT_DIR: path.join(root, "content"),
      OPENAPI_DIR: path.join(root, "openapi"),
    },
  });
  return (stdout + stderr).replaceAll(new RegExp(`\\S*${path.basename(root)}/`, "g"), "");
}

test("pages of frozen versions are read: what is right is quiet, what is wrong is held against their version", () => {
  const pages = ["intro", "how-to-ship", "api/list-items", "api/changes"];
  const good = [...pages, "category/api"].map((page) => `[Good](/docs/2.0/${page})`);
  add("content/docs/intro.mdx", ...good, "[Changes](/docs/api/changes/atom.xml)");
  add("content/versions/2.0/docs/intro.mdx", ...good, "[Of today](/docs/api/changes)");
  add("content/docs/new.mdx", "[Gone](/docs/2.0/how-to-shop)");
  add("content/versions/2.0/docs/guides/shipping.mdx", "[Of 1.x](/docs/2.0/api/delete-item)");
  add(
    "content/versions/1.0/docs/old.mdx",
    "[None](/docs/v1/api/changes)",
    '<Operation id="new" />',
  );
  cpSync(path.join(root, "content/versions/1.0"), path.join(root, "content/versions/0.9"), {
    recursive: true,
  });
  expect(check()).toMatchSnapshot();
}, 120_000);
