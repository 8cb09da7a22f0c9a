import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { forgetOtherCode } from "../../../scripts/gatsby/forget-other-code.mjs";

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const node = ".cache/data/node.bin";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "code-"));
  write("src/content/read.ts", "export const read = 1;");
  write("package-lock.json", "{}");
  forgetOtherCode(root);
  write(node, "a node");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a second build by the same code keeps what the first one stored", () => {
  forgetOtherCode(root);
  expect(existsSync(join(root, node))).toBe(true);
});

test.each([
  ["src/content/read.ts", "export const read = 2;"],
  ["src/content/new.ts", ""],
  ["package-lock.json", "{ }"],
])("what was stored is forgotten after a change of %s", (name, text) => {
  write(name, text);
  forgetOtherCode(root);
  expect(existsSync(join(root, node))).toBe(false);
});

test("it is kept after a change of a component, which webpack notices", () => {
  write("src/views/components/Page.tsx", "export const Page = () => null;");
  forgetOtherCode(root);
  expect(existsSync(join(root, node))).toBe(true);
});

test("what was stored by code that left no mark is forgotten", () => {
  rmSync(join(root, ".cache/webpack/code-version"));
  forgetOtherCode(root);
  expect(existsSync(join(root, node))).toBe(false);
});
