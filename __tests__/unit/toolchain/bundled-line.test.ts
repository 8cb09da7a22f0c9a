/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundledLine } from "../../../src/toolchain/bundled-line";

const bundle = `/***/ 77:
/*!*******************************!*\\
  !*** ./node_modules/a/index.js ***!
  \\*******************************/
module.exports = () => window.innerWidth;

/***/ 89:
/*!************************************!*\\
  !*** ./src/views/a.tsx?export=head ***!
  \\************************************/
/* harmony import */ var _b__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77);
const width = (0,_b__WEBPACK_IMPORTED_MODULE_1__.innerWidth)();
const other = made.by.the.compiler;
`;

const project = process.cwd();
let folder: string;
const inBundle = (line: number) => `    at x (${folder}/.cache/page-ssr/routes/111.js:${line}:9)`;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bundled-line-")));
  mkdirSync(path.join(folder, ".cache/page-ssr/routes"), { recursive: true });
  mkdirSync(path.join(folder, "src/views"), { recursive: true });
  writeFileSync(path.join(folder, ".cache/page-ssr/routes/111.js"), bundle);
  const source = "import { innerWidth } from 'a';\n\nexport const width: number = 1;\n";
  writeFileSync(
    path.join(folder, "src/views/a.tsx"),
    source.replace("width: number = 1", "width = innerWidth() as number"),
  );
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a line of the bundle is found in the file that its module is made from", () => {
  const stack = ["Error: x", inBundle(5), inBundle(12)].join("\n");
  expect(bundledLine(stack)).toEqual({
    where: { file: "src/views/a.tsx", line: 3 },
    seen: "export const width = innerWidth() as number;",
  });
});

test("a line that the compiler has changed names the file alone", () => {
  expect(bundledLine(inBundle(13))).toEqual({
    where: { file: "src/views/a.tsx" },
    seen: "const other = made.by.the.compiler;",
  });
});

test("what packages and others throw has no place here", () => {
  expect(bundledLine(inBundle(5))).toBeUndefined();
  expect(bundledLine("Error: x\n    at y (/elsewhere/a.js:1:1)")).toBeUndefined();
});
