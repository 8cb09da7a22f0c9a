import { decodeMappings, decodeSegment } from "../../../scripts/size/mappings.mjs";
import { packageOf } from "../../../scripts/size/package-of.mjs";
import { bytesByPackage } from "../../../scripts/size/script-parts.mjs";

test("segments of a source map are numbers with a sign, over several digits where they are large", () => {
  expect(decodeSegment("AAAA")).toEqual([0, 0, 0, 0]);
  expect(decodeSegment("CDGH")).toEqual([1, -1, 3, -3]);
  expect(decodeSegment("gBhB")).toEqual([16, -16]);
});

test("columns begin anew in each line, sources go on", () => {
  expect(decodeMappings("AAAA,KCAA;;GAAA,C")).toEqual([
    [
      { column: 0, source: 0 },
      { column: 5, source: 1 },
    ],
    [],
    [
      { column: 3, source: 1 },
      { column: 4, source: undefined },
    ],
  ]);
});

test.each([
  ["webpack://docs/./node_modules/react-dom/index.js", "react-dom"],
  ["webpack://docs/./node_modules/a/node_modules/@scope/b/x.js", "@scope/b"],
  ["webpack://docs/./.cache/loader.js", "gatsby"],
  ["webpack://docs/./src/components/A.tsx", "(this site)"],
])("%s belongs to %s", (source, name) => expect(packageOf(source)).toBe(name));

test("every byte of a script is counted once", () => {
  const map = { mappings: "AAAA,KCAA", sources: ["./src/a.ts", "./node_modules/b/index.js"] };
  const bytes = bytesByPackage("12345678é\n//", map);
  expect(Object.fromEntries(bytes)).toEqual({ "(this site)": 5, b: 5, "(webpack)": 3 });
});
