import { safeHtml } from "../../../src/config/html/safe-html";
import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import { parseDocument } from "../../../src/content/mdx/page/parse-document";
import { hostileContent } from "../../support/hostile-content";
import { drawMdx } from "../content/mdx/draw-mdx";
import { clobbersIn, dangersIn } from "./dangers-in";

const table = Object.entries(hostileContent);
const frontMatter = "---\ntitle: T\n---\n";

const problemsOf = async (mdx: string) => {
  const file = "content/docs/hostile.mdx";
  const { problems } = await parseDocument({ file, text: `${frontMatter}\n${mdx}\n`, kind: "doc" });
  return problems.filter(({ level }) => level === "error");
};

test("the check finds names and ids that stand for something, and none that are free", () => {
  expect(
    clobbersIn(
      '<img name="x"><p id="y"></p><a id="main"></a><h2 id="___loader"></h2><a id=""></a>',
    ),
  ).toEqual(["img[name=x]", "p#y", "a#main", "h2#___loader", "a#"]);
  expect(clobbersIn('<h2 id="set-up"></h2><a id="x"></a><li id="user-content-fn-1"></li>')).toEqual(
    [],
  );
});

describe.each(table)("in a page, %s", (_, { mdx, refused }) => {
  if (refused)
    test("is refused, in five parts", async () => {
      const problems = await problemsOf(mdx);
      expect(problems.map(({ code }) => code)).toContain(refused);
      for (const { what, where, seen, cause, fix } of problems) {
        expect(where).toEqual({ file: "content/docs/hostile.mdx", line: expect.any(Number) });
        expect(where?.line).toBeGreaterThan(3);
        expect([what, seen, cause, fix].filter((part) => !part?.trim())).toEqual([]);
      }
    });
  else
    test("is drawn, and does nothing", async () => {
      expect(await problemsOf(mdx)).toEqual([]);
      const html = await drawMdx(mdx);
      expect(dangersIn(html)).toEqual([]);
      expect(clobbersIn(html)).toEqual([]);
    });
});

test.each(table)("in a description and in the configuration, %s does nothing", async (_, one) => {
  for (const text of [one.mdx, `<div>\n\n${one.mdx}\n\n</div>`])
    for (const headings of [true, false]) {
      const { html } = await renderMarkdown(text, { headings });
      expect([...dangersIn(html), ...clobbersIn(html)]).toEqual([]);
    }
  const html = safeHtml(one.mdx);
  expect([...dangersIn(html), ...clobbersIn(html)]).toEqual([]);
});
