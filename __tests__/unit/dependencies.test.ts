import { readFileSync } from "node:fs";
import { installScripts } from "../../scripts/dependencies/allowed.mjs";
import {
  licenceList,
  lockedPackages,
  refusedLicences,
  type LockFile,
} from "../../scripts/dependencies/lock-file.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

test("only packages of the allow list run a script when they are installed, and it names no others", () => {
  const running = lockedPackages(lock).filter(({ hasInstallScript }) => hasInstallScript);
  const names = [...new Set(running.map(({ name }) => name))].sort();
  expect(names).toEqual(Object.keys(installScripts).sort());
});

test("every package comes from a registry and no other place, with a checksum", () => {
  const others = lockedPackages(lock).filter(
    ({ resolved, integrity }) =>
      (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")) || !integrity,
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test("every licence is one that may be used, and docs/licences.md lists them (npm run licences)", () => {
  expect(refusedLicences(lock)).toEqual([]);
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceList(lock));
});

test("a licence that is not allowed is refused, also as a part; one of a choice is enough", () => {
  const entry = (license?: string) => ({ license, version: "1.0.0" });
  const made = (license?: string) =>
    refusedLicences({ packages: { "": entry(), "node_modules/a": entry(license) } });
  expect(made("GPL-3.0")).toEqual(["a: GPL-3.0"]);
  expect(made("MIT AND GPL-3.0")).toEqual(["a: MIT AND GPL-3.0"]);
  expect(made()).toEqual(["a: none"]);
  expect(made("(GPL-3.0 OR MIT)")).toEqual([]);
});
