import { docSearchHit } from "../../../../src/search/client/docsearch-hit";
import { markedPieces, plainText, safeMarks } from "../../../../src/search/client/safe-marks";
import { record } from "./record";

const evil = "<b>Q&A</b>";
const hit = (parts = {}) => ({
  ...record({
    hierarchy: { ...record().hierarchy, lvl0: "Docs & Guides", lvl1: evil },
    content: evil,
    ...parts,
  }),
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
});

describe("a hit for DocSearch", () => {
  test("has escaped texts, because DocSearch shows and stores them as HTML", () => {
    const shown = docSearchHit(hit(), "/x");
    expect(shown.hierarchy.lvl1).toBe("&lt;b&gt;Q&amp;A&lt;/b&gt;");
    expect(shown.content).toBe("&lt;b&gt;Q&amp;A&lt;/b&gt;");
    expect(shown.url).toBe("/x");
  });

  test("has the plain name of its group, because DocSearch shows that as text", () => {
    const shown = docSearchHit(hit(), "/x");
    expect(shown._highlightResult.hierarchy.lvl0?.value).toBe("Docs & Guides");
    expect(shown.hierarchy.lvl0).toBe("Docs & Guides");
  });

  test("that is itself a group becomes a line of the group", () => {
    const hierarchy = { ...record().hierarchy, lvl0: "A & B", lvl1: null };
    expect(docSearchHit(hit({ type: "lvl0", hierarchy }), "/x")).toMatchObject({
      type: "lvl1",
      hierarchy: { lvl0: "A & B", lvl1: "A &amp; B" },
    });
  });
});

describe("marks", () => {
  test.each([
    ["a <mark>b</mark> c", "a <mark>b</mark> c"],
    ["<mark><script></mark>", "<mark>&lt;script&gt;</mark>"],
    ["<mark onclick=x>b</mark>", "&lt;mark onclick=x&gt;b"],
    ["<mark>open", "<mark>open</mark>"],
    ["</mark>closed<mark>a<mark>b", "closed<mark>ab</mark>"],
  ])("%s is safe as %s", (text, safe) => {
    expect(safeMarks(text)).toBe(safe);
  });

  test.each([
    ["a <mark>b</mark> &amp;c", ["a ", "*b", " &c"]],
    ["<mark>&lt;b&gt;</mark><mark>c</mark>", ["*<b>", "*c"]],
    ["</mark>a<mark>b", ["ab"]],
    ["&lt;mark&gt;a&lt;/mark&gt;", ["<mark>a</mark>"]],
    ["", []],
  ])("%s is drawn in pieces", (escaped, pieces) => {
    const drawn = markedPieces(escaped).map(({ text, isMarked }) => (isMarked ? "*" : "") + text);
    expect(drawn).toEqual(pieces);
  });

  test("are removed from a text, which is unescaped once", () => {
    expect(plainText("<mark>a</mark> &amp;lt; &quot;b&quot; &#39;c&#39;")).toBe("a &lt; \"b\" 'c'");
  });
});
