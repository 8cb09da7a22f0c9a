import { existsSync, readdirSync, readFileSync } from "node:fs";
import { installScripts } from "../../scripts/dependencies/allowed.mjs";
import {
  licenseList,
  lockedPackages,
  refusedLicenses,
  type LockFile,
} from "../../scripts/dependencies/lock-file.mjs";
import {
  broughtByGatsby,
  isSafe,
  reachedInto,
  weaknesses,
} from "../../scripts/dependencies/weaknesses.mjs";

interface Manifest {
  dependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
}

const { dependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
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

test("every license is one that may be used, and docs/licenses.md lists them (npm run licenses)", () => {
  expect(refusedLicenses(lock)).toEqual([]);
  expect(readFileSync("docs/licenses.md", "utf8")).toBe(licenseList(lock));
});

test("a license that is not allowed is refused, also as a part; one of a choice is enough", () => {
  const entry = (license?: string) => ({ license, version: "1.0.0" });
  const made = (license?: string) =>
    refusedLicenses({ packages: { "": entry(), "node_modules/a": entry(license) } });
  expect(made("GPL-3.0")).toEqual(["a: GPL-3.0"]);
  expect(made("MIT AND GPL-3.0")).toEqual(["a: MIT AND GPL-3.0"]);
  expect(made()).toEqual(["a: none"]);
  expect(made("(GPL-3.0 OR MIT)")).toEqual([]);
});

test("what the site is made with is pinned exactly, and the lock file has that version", () => {
  const locked = Object.entries(dependencies).map(([name]) => [
    name,
    lock.packages[`node_modules/${name}`]?.version,
  ]);
  expect(Object.entries(dependencies)).toEqual(locked);
});

const versionsOf = (name: string) =>
  new Set(lockedPackages(lock).flatMap((one) => (one.name === name ? (one.version ?? "") : [])));

test("packages whose insides are reached into are pinned exactly, those that others bring along too", () => {
  const pinned = Object.keys(reachedInto).map((name) => {
    const override = overrides[name];
    const own = typeof override === "object" ? override["."] : override;
    return [name, dependencies[name] ?? own];
  });
  const locked = Object.keys(reachedInto).map((name) => [name, [...versionsOf(name)].join()]);
  expect(pinned).toEqual(locked);
  expect(Object.values(reachedInto).filter((file) => !existsSync(file))).toEqual([]);
});

test("those that Gatsby alone brings have the version that their use was written for", () => {
  const brought = Object.entries(broughtByGatsby);
  const locked = brought.map(([name]) => [name, [...versionsOf(name)].join()]);
  expect(locked).toEqual(brought.map(([name, { version }]) => [name, version]));
  expect(brought.filter(([, { by }]) => !existsSync(by))).toEqual([]);
});

test("every package that a patch takes out of another one's dependencies belongs to a list", () => {
  const text = readdirSync("src/toolchain")
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`src/toolchain/${name}`, "utf8"));
  // `requireOfGatsby("gatsby-cli/lib/reporter")`, `loader: "babel-loader"`, and plugins of Babel.
  const names = [
    ...text.join("\n").matchAll(/(?:OfGatsby\(|loader: |\[)"((?:gatsby|babel)-[a-z-]+)/g),
  ].map(([, name = ""]) => name);
  expect(new Set(names).size).toBeGreaterThan(2);
  const known = Object.keys({ ...reachedInto, ...broughtByGatsby });
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test("every file of Gatsby's own that is imported belongs to a package of that list", () => {
  const text = readdirSync("src/toolchain")
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(`src/toolchain/${name}`, "utf8"));
  const names = [...text.join("\n").matchAll(/"((?:@[\w-]+\/)?[\w-]+)\/dist\//g)];
  expect(names.length).toBeGreaterThan(1);
  for (const [, name = ""] of names) expect(Object.keys(reachedInto)).toContain(name);
});

test("no package has a weakness that is known of its version", () => {
  const weak = lockedPackages(lock).filter(({ name, version = "" }) => !isSafe(name, version));
  expect(
    weak.map(({ name, version }) => `${name} ${version}: ${weaknesses[name]?.advisory}`),
  ).toEqual([]);
});

test("a line of versions has its own first safe one; older lines have none, newer ones are safe", () => {
  const safe = (name: string, ...versions: string[]) =>
    versions.map((version) => isSafe(name, version));
  expect(safe("path-to-regexp", "0.1.12", "0.1.13", "0.2.0")).toEqual([false, true, false]);
  expect(safe("path-to-regexp", "6.3.0", "8.3.0", "8.4.0", "9.0.0")).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(safe("tmp", "0.0.33", "0.2.3", "0.2.4", "0.2.10")).toEqual([false, false, true, true]);
  expect(safe("serialize-javascript", "6.0.2", "7.0.4", "7.0.5")).toEqual([false, false, true]);
});

test("README says of every override why it is there", () => {
  const readme = readFileSync("README.md", "utf8");
  const table = readme.slice(readme.indexOf("| override"));
  const names = Object.keys(overrides).map((name) => name.replace(/(.)@.*/, "$1"));
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
