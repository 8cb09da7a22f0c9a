import { packageOf, sharesByPackage } from "../../../scripts/size/script-parts.mjs";

test.each([
  ["webpack://docs/./node_modules/react-dom/index.js", "react-dom"],
  ["webpack://docs/./node_modules/a/node_modules/@scope/b/x.js", "@scope/b"],
  ["webpack://docs/./.cache/loader.js", "gatsby"],
  ["webpack://docs/./src/components/A.tsx", "(this site)"],
])("%s belongs to %s", (source, name) => expect(packageOf(source)).toBe(name));

test("every byte of a script is counted once", () => {
  const map = {
    ...{ file: "", version: 3, names: [], sourceRoot: "", sourcesContent: [] },
    sources: ["./src/a.ts", "./node_modules/b/index.js"],
    mappings: "AAAA,KCAA;;GAAA,C;",
  };
  const shares = sharesByPackage("12345678é\n//\n123456", map, (offset) => offset < 7);
  expect(Object.fromEntries(shares)).toEqual({
    "(this site)": { bytes: 5, ran: 5 },
    b: { bytes: 6, ran: 2 },
    "(webpack)": { bytes: 9, ran: 0 },
  });
});
