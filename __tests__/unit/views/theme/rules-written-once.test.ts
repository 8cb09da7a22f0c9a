import { parse, type Root } from "postcss";
import { ownSheets } from "../../../support/own-sheets";

/** The selectors that a sheet has more than one rule for, outside of at-rules. */
function writtenTwice(sheet: Root): string[] {
  const selectors = sheet.nodes.flatMap((node) => (node.type === "rule" ? node.selector : []));
  return selectors.filter((selector, index) => selectors.indexOf(selector) !== index);
}

test("a second rule for a selector is found, and one for a medium is none", () => {
  expect(writtenTwice(parse(".a { top: 0 } .b { top: 0 } .a { left: 0 }"))).toEqual([".a"]);
  expect(
    writtenTwice(parse(".a { top: 0 } @media print { .a { top: 1px } } .a .b { top: 0 }")),
  ).toEqual([]);
});

// A rule pasted in the middle of another one once turned every excerpt of the search to the right.
test("no sheet writes a rule in two places", () => {
  const sheets = ownSheets();
  expect(sheets.length).toBeGreaterThan(50);
  const faults = sheets.flatMap(({ file, sheet }) =>
    writtenTwice(sheet).map((selector) => `${file}: ${selector}`),
  );
  expect(faults).toEqual([]);
});
