import type { Declaration } from "postcss";
import { ownSheets } from "../../../support/own-sheets";

function declarations(property: string): string[] {
  return ownSheets().flatMap(({ file, sheet }) => {
    const found: Declaration[] = [];
    sheet.walkDecls(property, (declaration) => {
      found.push(declaration);
    });
    return found.map(({ value }) => `${value} in ${file}`);
  });
}

// Browsers prepare each font in each size and weight before they paint.
test("sizes of text are steps of the scale", () => {
  const sizes = declarations("font-size");
  expect(sizes.length).toBeGreaterThan(150);
  const others = sizes.filter((size) => !/^(?:var\(--size-\w+\)|inherit) in /.test(size));
  expect(others.sort()).toEqual([
    // On paper.
    "0.85em in src/views/theme/print.css",
    "0.85em in src/views/theme/reference.css",
    // In drawings, whose units are not those of the page.
    "12px in src/views/components/blog/ArchiveView.module.css",
    "27px in src/views/components/blog/ArchiveView.module.css",
    // Code within a text; titles that shrink with the screen.
    "max(0.875em, var(--size-xs)) in src/views/theme/prose.css",
    "min(1.5rem + 2.6vw, 3.375rem, 17vw) in src/views/components/home/HomeView.module.css",
    "min(2.25rem, 14vw, 1rem + 5.2vw) in src/views/components/layout/PlainPage.module.css",
    "var(--editor-size) in src/views/components/console/JsonEditor.module.css",
  ]);
});

test("text is regular or semibold", () => {
  const weights = declarations("font-weight");
  expect(weights.length).toBeGreaterThan(60);
  expect(weights.filter((weight) => !/^(?:400|600|inherit|normal) in /.test(weight))).toEqual([]);
});
