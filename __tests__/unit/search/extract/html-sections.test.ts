import { htmlSections, htmlText } from "../../../../src/search/extract/html-sections";

test("items of a list are divided, so that an excerpt of several reads as a sentence", () => {
  const list = "<ul><li>one</li><li><p>two.</p></li><li>three</li></ul>";
  expect(htmlText(`<p>It holds</p>${list}<p>Then more</p>`)).toBe(
    "It holds one; two. three. Then more",
  );
});

test("the bar of a code block is not text", () => {
  const bar = '<div class="code-bar"><span>json</span><button>Copy</button></div>';
  expect(htmlText(`<p>Before.</p><figure>${bar}<pre>{}</pre></figure><p>After.</p>`)).toBe(
    "Before. After.",
  );
});

test("rows of a table read as sentences, without the names of their columns", () => {
  const head = "<thead><tr><th>Code</th><th>Means</th><th>Do</th></tr></thead>";
  const rows =
    "<tr><td>draft</td><td>not sent</td><td>send it</td></tr><tr><td>sent</td><td></td><td>wait.</td></tr>";
  expect(htmlText(`<table>${head}<tbody>${rows}</tbody></table>`)).toBe(
    "draft: not sent; send it. sent: wait.",
  );
});

test("the text of a heading is the title of the words below it", () => {
  expect(htmlSections('<p>Lead</p><h2 id="a">A</h2><p>Below</p>')).toEqual([
    { titles: [], text: "Lead" },
    { id: "a", titles: ["A"], text: "Below" },
  ]);
});
