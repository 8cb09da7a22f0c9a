import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";

/** The selectors that a sheet has more than one rule for, outside of at-rules. */
function writtenTwice(css: string): string[] {
  const selectors = parse(css).nodes.flatMap((node) => (node.type === "rule" ? node.selector : []));
  return selectors.filter((selector, index) => selectors.indexOf(selector) !== index);
}

test("a second rule for a selector is found, and one for a medium is none", () => {
  expect(writtenTwice(".a { top: 0 } .b { top: 0 } .a { left: 0 }")).toEqual([".a"]);
  expect(writtenTwice(".a { top: 0 } @media print { .a { top: 1px } } .a .b { top: 0 }")).toEqual(
    [],
  );
});

// A rule pasted in the middle of another one once turned every excerpt of the search to the right.
test("no sheet writes a rule in two places", () => {
  const sheets = readdirSync("src/views", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join("src/views", file));
  expect(sheets.length).toBeGreaterThan(50);
  const faults = sheets.flatMap((file) =>
    writtenTwice(readFileSync(file, "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(faults).toEqual([]);
});
