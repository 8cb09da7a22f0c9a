import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Linter } from "eslint";
import { noCycles } from "../../../scripts/lint/no-cycles.mjs";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "cycles-"));
  mkdirSync(path.join(root, "src/parts"), { recursive: true });
  const files = {
    "first.ts": 'import { second } from "./parts/second";\nimport "node:fs";',
    "parts/second.ts": 'export { third } from "./third";',
    "parts/third.ts": 'const later = () => import("../first");',
    "outside.ts": 'import "./first";',
    "types.ts": 'import type { A } from "./uses-types";',
    "uses-types.ts": 'import "./types";',
    "itself.ts": 'import "./itself";',
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, "src", name), text);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["first.ts", "src/first.ts → src/parts/second.ts → src/parts/third.ts → src/first.ts"],
  [
    "parts/third.ts",
    "src/parts/third.ts → src/first.ts → src/parts/second.ts → src/parts/third.ts",
  ],
  ["itself.ts", "src/itself.ts → src/itself.ts"],
  ["outside.ts", undefined],
  ["types.ts", undefined],
])("files that need each other are told with the way from one back to it: %s", (name, way) => {
  const found = new Linter({ cwd: root }).verify(
    "",
    {
      files: ["**/*.ts"],
      plugins: { imports: { rules: { "no-cycles": noCycles(root, ["src"]) } } },
      rules: { "imports/no-cycles": "error" },
    },
    { filename: path.join(root, "src", name) },
  );
  expect(found.map(({ message }) => message)).toEqual(
    way ? [`Files need each other: ${way}. Move what they share into another one.`] : [],
  );
});
