import path from "node:path";
import { shownPath } from "../../../src/config/source-folders";
import { loadContent } from "../../../src/content/mdx/load-content";

test.each([
  ["content/docs/intro.mdx", "content/docs/intro.mdx"],
  ["../other/content/docs/intro.mdx", "../other/content/docs/intro.mdx"],
  [".", "."],
])("%s is shown as seen from the project's folder, inside of it and outside", (file, shown) => {
  expect(shownPath(path.resolve(file))).toBe(shown);
});

test("a folder outside of the project has the same form in the problems of its pages", async () => {
  const folder = path.resolve("..", "no-such-content");
  const { problems } = await loadContent(folder, process.cwd());
  expect(problems[0]?.where?.file).toBe(shownPath(folder));
});
