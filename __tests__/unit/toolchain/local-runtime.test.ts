import { withLocalRuntime } from "../../../src/toolchain/local-runtime";

test("a page calls local copies of the functions that it imports", () => {
  const source = [
    "/*@jsxRuntime automatic*/",
    'import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";',
    'import {useMDXComponents as _provide} from "@mdx-js/react";',
    'export default () => _jsx(_Fragment, {children: "import {jsx as _jsx}"});',
  ];
  expect(withLocalRuntime(source.join("\n")).split("\n")).toEqual([
    source[0],
    'import {Fragment as imported_Fragment,jsx as imported_jsx} from "react/jsx-runtime";',
    "const _Fragment = imported_Fragment,_jsx = imported_jsx;",
    ...source.slice(2),
  ]);
});

test("a module without React stays as it is", () => {
  expect(withLocalRuntime("export default 1;")).toBe("export default 1;");
});
