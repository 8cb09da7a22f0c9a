import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileInside } from "../../../../src/output/files/file-inside";
import { hostRules, writeRedirectPages } from "../../../../src/output/hosting/write-host-rules";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "inside-"));
const site = path.join(root, "public");
const elsewhere = path.join(root, "elsewhere");
beforeAll(() => {
  fs.mkdirSync(path.join(site, "docs"), { recursive: true });
  fs.mkdirSync(elsewhere);
  fs.symlinkSync(elsewhere, path.join(site, "out"));
  fs.symlinkSync(path.join(elsewhere, "nothing"), path.join(site, "dangling"));
  fs.symlinkSync(path.join(elsewhere, "a.txt"), path.join(site, "robots.txt"));
  fs.symlinkSync(path.join(site, "docs"), path.join(site, "within"));
  fs.symlinkSync(site, path.join(root, "linked"));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test.each([
  "index.html",
  "docs/intro/index.html",
  "/docs/a/../b.html",
  "within/a.html",
  "docs/größe/index.html",
])("%s is inside", (name) => expect(fileInside(site, name)).toBe(path.join(site, name)));

test("the folder itself may be a link", () => {
  expect(fileInside(path.join(root, "linked"), "a")).toBe(path.join(root, "linked", "a"));
});

test.each([
  "../elsewhere/a",
  "docs/../../elsewhere/a",
  "/../a",
  "",
  ".",
  "..",
  "../public-2/a",
  "a\u0000b",
  "out/a.html",
  "out/deep/er/a.html",
  "dangling/a.html",
  "robots.txt",
])("%j is outside, and is refused with its reason", (name) => {
  expect(() => fileInside(site, name)).toThrow(
    /^A file would be written outside of .*\n {2}where .*\n {2}seen .*\n {2}cause .*\n {2}fix/,
  );
});

test("a redirect writes nothing outside, whatever it was made from", async () => {
  const to = "/docs/intro";
  const before = fs.readdirSync(elsewhere);
  for (const fromPath of ["/../elsewhere/a", "/%2e%2e/elsewhere/a", "/out/a", "/docs/../../b"])
    await expect(
      writeRedirectPages(site, hostRules([{ fromPath, toPath: to }], "", [])),
    ).rejects.toThrow("outside");
  expect(fs.readdirSync(elsewhere)).toEqual(before);
  expect(fs.readdirSync(root).sort()).toEqual(["elsewhere", "linked", "public"]);
});
