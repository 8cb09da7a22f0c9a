import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frozenSource } from "../../../../src/content/versions/frozen-source";

const copied = ["use-docs-sidebar"];
const copy = (source: string, version = "2.0") =>
  frozenSource(source, { version, folder: "../../src/templates", copied });

test("imports lead to the same files, those of copies to the copy", () => {
  expect(
    copy(`import { graphql } from "gatsby";
import { DocPage } from "../components/layout/DocPage";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import "./plain.css";`),
  ).toBe(`import { graphql } from "gatsby";
import { DocPage } from "../../src/templates/../components/layout/DocPage";
import { useDocsSidebar } from "./use-docs-sidebar";
import "../../src/templates/./plain.css";`);
});

test("queries have a name of their own, and ask for the sidebar of the version", () => {
  expect(copy('graphql`\n  query DocsSidebar {\n    sidebar(id: "docs") {\n')).toBe(
    'graphql`\n  query DocsSidebarOf2_46_0 {\n    sidebar(id: "docs", version: "2.0") {\n',
  );
});

test("no two versions give a query one name", () => {
  const names = ["2.0", "2-0", "2_0", "2_46_0"].map((name) => copy("query A {", name));
  expect(new Set(names).size).toBe(names.length);
});

test.each(["use-docs-sidebar.ts", "use-api-sidebar.ts"])("%s asks for one sidebar", (file) => {
  const source = readFileSync(join("src/views/components/layout", file), "utf8");
  expect(copy(source).match(/version: "2\.0"/g)).toHaveLength(1);
});

test("no template asks for a version by itself", () => {
  const texts = readdirSync("src/views/templates")
    .filter((file) => /^(doc|doc-category|api-.+)\.tsx$/.test(file))
    .map((file) => readFileSync(join("src/views/templates", file), "utf8"));
  expect(texts).toHaveLength(6);
  expect(texts.filter((text) => text.includes("docsVersion: { eq: null }"))).toEqual([]);
});
