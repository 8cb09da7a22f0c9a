import type { Root } from "mdast";
import { foreignMarkProblems } from "../../../../src/content/mdx/problems/foreign-mark-problems";
import { parseMdx } from "../../../../src/content/mdx/page/mdx-tree";

const told = (text: string) =>
  foreignMarkProblems(parseMdx("a.mdx", text, 0) as Root, "a.mdx").map(({ cause, fix }) => ({
    cause,
    fix,
  }));

test.each([
  [
    "See the note[^1].",
    {
      cause: "The page has no line that begins with [^1]: and holds the note.",
      fix: "[^1]: Text of the note.",
    },
  ],
  [
    "See [the guide][guide].",
    {
      cause: "The page has no line that says where [guide] leads.",
      fix: "[guide]: https://example.com",
    },
  ],
])("%s lacks its other half", (text, words) => {
  expect(told(text)).toEqual([words]);
});

test.each([
  "See the note[^1].\n\n[^1]: It is short.",
  "See [the guide][guide].\n\n[guide]: https://example.com",
  "The field items[0][1], or [brackets] alone.",
  "`[a][b]`",
])("%s is whole", (text) => {
  expect(told(text)).toEqual([]);
});
