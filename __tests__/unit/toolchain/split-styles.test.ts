import { sheetFor } from "../../../src/toolchain/split-styles";

const chunk = (name: string | null, initial = false) => ({ name, canBeInitial: () => initial });

test("a module of the layout is in the sheet of every page", () => {
  expect(sheetFor([chunk("component---src-views-templates-doc-tsx"), chunk("app", true)])).toBe(
    "styles",
  );
});

test("pages from MDX share the sheet of their template", () => {
  const page = "component---src-views-templates-doc-tsx-content-file-path-content-docs-";
  expect(sheetFor([chunk(`${page}a-mdx`), chunk(`${page}b-mdx`)])).toBe("styles-doc");
});

test("templates of one family share a sheet", () => {
  const chunks = ["api-overview", "api-operation"].map((name) =>
    chunk(`component---src-views-templates-${name}-tsx`),
  );
  expect(sheetFor(chunks)).toBe("styles-api");
});

test("templates of frozen versions belong to the family of the current ones", () => {
  const frozen = ["2-0-templates-api-category", "templates-1-templates-api-changes"].map((name) =>
    chunk(`component---cache-fragments-versions-${name}-tsx`),
  );
  expect(sheetFor([...frozen, chunk("component---src-views-templates-api-category-tsx")])).toBe(
    "styles-api",
  );
});

test("what several families share is in a separate sheet", () => {
  const chunks = ["pages-index", "templates-api-operation"].map((name) =>
    chunk(`component---src-${name}-tsx`),
  );
  expect(sheetFor(chunks)).toBe("styles-pages");
});

test("what is loaded on demand keeps its own sheet", () => {
  expect(sheetFor([chunk(null), chunk("search-modal")])).toBeUndefined();
});
