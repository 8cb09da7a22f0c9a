import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatProblems } from "../../../../src/problems/format-problem";
import { versionFolderProblems } from "../../../../src/content/versions/version-folders";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "versions-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function problems(names: string[], folders: string[]) {
  const lines = ["docVersions:", ...names.map((name) => `  - { name: "${name}", label: Old }`)];
  writeFileSync(path.join(root, "site.yaml"), lines.join("\n"));
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
  const versions = ["current", ...names].map((name) => ({
    name,
    label: name,
    banner: "none" as const,
    mainDocId: "intro",
    ...(name === "elsewhere" && { href: "https://old.example.com" }),
  }));
  return versionFolderProblems(versions, {
    content: path.join(root, "content"),
    openapi: path.join(root, "openapi"),
    shown: (absolute) => path.relative(root, absolute),
    configFile: path.relative(process.cwd(), path.join(root, "site.yaml")),
  });
}

test("versions with both folders, and those published elsewhere, are right", () => {
  expect(problems(["2.0", "elsewhere"], ["content/versions/2.0", "openapi/versions/2.0"])).toEqual(
    [],
  );
});

test("a version without folders, one with a misspelled name, and a folder without a version are told", () => {
  const found = problems(
    ["2.0", "1.0"],
    ["content/versions/2.0.0", "openapi/versions/2.0", "openapi/versions/0.9"],
  );
  const told = formatProblems(found, "Versions").replaceAll(/\S*site\.yaml/g, "site.yaml");
  expect(told).toMatchSnapshot();
});
