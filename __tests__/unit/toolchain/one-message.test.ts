/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Stats } from "webpack";
import { oneMessage } from "../../../src/toolchain/one-message";

test("what webpack says is left out of the terminal, and is in the window what the terminal says", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "one-message-"));
  const entry = path.join(folder, "index.js");
  writeFileSync(entry, 'import "./other";\nimport "./pages";\nimport "./a.css";\n');
  writeFileSync(path.join(folder, "a.css"), ".a {\n  color red;\n}\n");
  writeFileSync(path.join(folder, "page.js"), "export default 1;\n");
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  const compiler = webpack({
    mode: "development",
    context: folder,
    entry,
    output: { path: path.join(folder, "out") },
    plugins: [oneMessage],
  });
  try {
    const stats = await new Promise<Stats>((done, failed) =>
      compiler.run((error, result) => (result ? done(result) : failed(error))),
    );
    expect(stats.toString({ preset: "errors-only", colors: false })).toBe("");
    const { errors = [] } = stats.toJson({ errors: true, modules: true });
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/where {2}a\.css:2\n[^]*fix {4}color: red;$/),
      expect.stringMatching(/where {2}index\.js:1\n[^]*fix {4}mkdir -p \. && touch other\.ts$/),
      expect.stringMatching(/where {2}index\.js:2\n[^]*fix {4}import "\.\/page";$/),
    ]);
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});
