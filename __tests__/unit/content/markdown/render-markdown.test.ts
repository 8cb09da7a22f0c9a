import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { formatProblems } from "../../../../src/problems/format-problem";

const html = async (markdown: string) => (await renderMarkdown(markdown)).html;

describe("text without Markdown, which is not parsed", () => {
  test.each([
    "The id of the item.",
    '  Padded, with item_id, a - b, 5 < 6 and a:b; it\'s "quoted" (100%).\n',
    "Two\nlines.\n\nAnd a second paragraph.\n\n\n\nA third.",
    "A &amp; B & C",
    "Version 2.0.0 (2026-03-09), at 10:30.",
    "a * b",
    "snake_case_name and _emphasis_",
    "- not\n- plain",
    "1. not plain",
    "    code",
    "Title\n===",
    "Break  \nhere",
    "See https://example.com or me@example.com",
    "~~gone~~ | a\n--|--",
    "",
  ])("%j gives what the parser would give", async (text) => {
    const parsed = await html(`${text}\n\n\`code\`\n`);
    expect(await html(text)).toBe(parsed.replace(/\n?<p><code>code<\/code><\/p>$/, ""));
  });
});

test("short codes with hyphens stay in one line, except in tables; others may break", async () => {
  const out = await html(
    "Send `Retry-After`, `retry`, `a - b`, `-1`, and `a-very-long-name-of-a-header`.\n\n    in-a-block\n\n| `in-table` |\n| --- |\n",
  );
  const whole = [...out.matchAll(/<code class="whole">([^<]*)/g)].map(([, code]) => code);
  expect(whole).toEqual(["Retry-After"]);
});

test("GFM works: tables, links, lists, strike-through", async () => {
  const out = await html(
    "| a | b |\n| - | - |\n| `1` | ~~2~~ |\n\n- [x] c\n\nhttps://example.com\n",
  );
  expect(out).toMatchSnapshot();
});

test("the first cells of a table name its rows where the corner is empty, and only there", async () => {
  const out = await html(
    "| | a |\n| - | -: |\n| x | 1 |\n| | 2 |\n\n| k | a |\n| - | - |\n| y | 1 |\n",
  );
  expect(out.match(/<th\b[^>]*>[^<]*/g)).toEqual([
    '<th align="right">a',
    '<th scope="row">x',
    "<th>k",
    "<th>a",
  ]);
  expect(out.match(/<td\b[^>]*>[^<]*/g)).toEqual([
    "<td>",
    '<td align="right">1',
    "<td>",
    '<td align="right">2',
    "<td>y",
    "<td>1",
  ]);
});

test("what could harm a reader is taken out", async () => {
  const out = await html(
    '[a](javascript:alert(1)) <script>alert(1)</script> <img src=x onerror=alert(1)> <b onclick="x()">b</b>\n\n' +
      '<iframe src="/x"></iframe>\n\n<a href="data:text/html,x">c</a> <p style="color:red">d</p>\n',
  );
  expect(out).not.toMatch(/script|onerror|onclick|iframe|data:|style/);
  expect(out).toContain("<b>b</b>");
});

test("HTML that harms nobody stays, with Markdown in it", async () => {
  const out = await html(
    '<details id="more"><summary>S</summary>\n\n**b** H<sub>2</sub>O\n\n</details>\n',
  );
  expect(out).toContain('<details id="user-content-more"><summary>S</summary>');
  expect(out).toContain("<strong>b</strong> H<sub>2</sub>O");
});

test("code keeps language, title and marked lines, also in a text with HTML", async () => {
  const code = '```json title="a.json" {1}\n{ "a": "<b>" }\n```\n';
  for (const text of [code, `<b>x</b>\n\n${code}`]) {
    const out = await html(text);
    expect(out).toContain('data-lang="json"><figcaption>a.json</figcaption>');
    expect(out).toContain('<span class="line hl">');
    expect(out).toContain('<span class="tk-property">"a"</span>: "&lt;b&gt;"');
  }
});

test("a page has ids, links on headings and a table of contents; the text begins at level 2", async () => {
  const {
    html: out,
    toc,
    anchors,
  } = await renderMarkdown("# Top\n\n## Part\n\n## Part\n\n#### Deep\n", {
    headings: true,
  });
  expect(toc).toEqual([
    { id: "top", title: "Top", depth: 2 },
    { id: "part", title: "Part", depth: 3 },
    { id: "part-1", title: "Part", depth: 3 },
  ]);
  expect(anchors).toEqual(["top", "part", "part-1", "deep"]);
  expect(out).toContain(
    '<h2 id="top">Top<a class="anchor" href="#top" aria-label="Link to “Top”"></a></h2>',
  );
});

test("a description has headings from level 3, and no ids", async () => {
  expect(await html("# A\n\n## B\n")).toBe("<h3>A</h3>\n<h4>B</h4>");
  expect(await html("## A\n\n###### B\n")).toBe("<h3>A</h3>\n<h6>B</h6>");
});

test("links come with their line in the file, those of HTML and images too", async () => {
  const text =
    "[a](/a)\n\n<a href='/b'>b</a> ![c](/c.png)\n\n[d][d] [e](javascript:x)\n\n[d]: /d\n";
  const { links } = await renderMarkdown(text, { file: "openapi/openapi.yaml", line: 10 });
  expect(links).toEqual([
    { href: "/a", line: 10 },
    { href: "/b", line: 12 },
    { href: "/c.png", line: 12 },
    { href: "/d", line: 14 },
    // Not in the HTML: the check of links names it.
    { href: "javascript:x", line: 14 },
  ]);
  expect((await renderMarkdown(text)).links[0]).toEqual({ href: "/a", line: 1 });
});

test("the text is the words alone, a line each block", async () => {
  const { text } = await renderMarkdown(
    "## Title\n\nSome *words*\nin [a link](/x)  \nand `code`.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```json\n{}\n```\n\n<b>html</b> ![alt](/x.png)\n",
  );
  expect(text).toBe("Title\nSome words in a link and code.\none\ntwo\na b\n1 2\nhtml");
  expect((await renderMarkdown("Two\nlines.\n\nMore.\n")).text).toBe("Two lines.\nMore.");
});

test("diagrams are drawn; what is wrong with code blocks is said with the line of the file", async () => {
  const text =
    '```dot alt="A to B."\ndigraph { a -> b }\n```\n\n```dot\ndigraph {\n  a ->\n}\n```\n\n```jsn\n{}\n```\n';
  const first = await renderMarkdown(text, { file: "openapi/tags/item.md", line: 20 });
  expect(first.html).toContain(
    '<figure class="diagram"><div class="drawn"><svg role="img" aria-label="A to B."',
  );
  expect(first.html).toContain('data-lang="dot"');
  expect(formatProblems(first.problems, "")).toMatchInlineSnapshot(`
   "

   A diagram has no text alternative
     where  openapi/tags/item.md:24
     seen   \`\`\`dot
     cause  Readers who hear the page get nothing of the diagram.
     fix    \`\`\`dot alt="An order is draft, then open, then shipped."

   A dot diagram cannot be drawn
     where  openapi/tags/item.md:27
     seen   }
     cause  Graphviz says: syntax error near '}'.
     fix    digraph {
              rankdir=LR;
              draft -> open [label="issue"];
            }

   Unknown code language: jsn
     where  openapi/tags/item.md:30
     seen   \`\`\`jsn
     cause  "jsn" is misspelled; the nearest known language is "json".
     fix    \`\`\`json"
  `);
  const again = await renderMarkdown(text, { file: "other.md", line: 1 });
  expect(again.problems.map(({ where }) => where)).toEqual([
    { file: "other.md", line: 8 },
    { file: "other.md", line: 5 },
    { file: "other.md", line: 11 },
  ]);
});

test("images of hosts that the site does not allow are problems, with their lines", async () => {
  const markdown =
    "![a](https://cdn.example.com/a.png)\n\n![b](https://evil.example/b.png)\n\n<img src='//evil.example/c.png'>";
  const imageHosts = ["https://cdn.example.com"];
  const render = (line: number) =>
    renderMarkdown(markdown, { file: "openapi.yaml", line, imageHosts });
  const { problems } = await render(7);
  expect(problems.map(({ code, where, seen }) => [code, where?.line, seen])).toEqual([
    ["image-of-other-host", 9, "https://evil.example/b.png"],
    ["image-of-other-host", 11, "//evil.example/c.png"],
  ]);
  expect((await renderMarkdown(markdown)).problems).toHaveLength(3);
});
