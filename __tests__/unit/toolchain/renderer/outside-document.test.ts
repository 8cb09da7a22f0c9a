import { runInNewContext } from "node:vm";
import { outsideModule, standInFor } from "../../../../src/toolchain/renderer/outside-document";

const compiled = [
  'import {Fragment as imported_Fragment,jsx as imported_jsx} from "react/jsx-runtime";',
  "const _Fragment = imported_Fragment,_jsx = imported_jsx;",
  'import {useMDXComponents as _provide} from "@mdx-js/react";',
  'const sample = "import a from \\"b\\";\\nexport default a;";',
  "function MDXContent() { return _jsx(_Fragment, _provide(sample)); }",
  "export default MDXContent;",
];

interface Loaded {
  exports?: (imported: Record<string, object>) => () => unknown;
}

test("a document is a function of what it imports", () => {
  const module: Loaded = {};
  runInNewContext(outsideModule(compiled.join("\n")) ?? "", { module });
  const jsx = (type: string, props: object) => [type, props];
  const content = module.exports?.({
    "react/jsx-runtime": { Fragment: "fragment", jsx },
    "@mdx-js/react": { useMDXComponents: (sample: string) => ({ sample }) },
  });
  expect(content?.()).toEqual(["fragment", { sample: 'import a from "b";\nexport default a;' }]);
});

test.each([
  ["imports something else", ['import a from "./a";', ...compiled]],
  ["exports more than its content", ["export const a = 1;", ...compiled]],
  ["exports no content", compiled.slice(0, -1)],
])("one that %s stays in the bundle", (_, lines) => {
  expect(outsideModule(lines.join("\n"))).toBeUndefined();
});

test("in the bundle stands where it is, with the bundle's own React", () => {
  const code = standInFor("/site/.cache/a.js");
  expect(code).toContain('import * as imported0 from "react/jsx-runtime";');
  expect(code).toContain('__non_webpack_require__("/site/.cache/a.js")');
});
