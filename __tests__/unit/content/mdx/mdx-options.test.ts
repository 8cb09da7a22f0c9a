import fs from "node:fs";
import path from "node:path";
import { listContentFiles } from "../../../../src/content/mdx/content-files";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { drawMdx as html } from "./draw-mdx";

test("an admonition has its kind, its title and Markdown in it", async () => {
  expect(await html(":::tip[Mind the *gap*]\n\nSome **text**.\n\n:::\n")).toBe(
    '<aside title="Mind the gap" data-type="tip"><p>Some <strong>text</strong>.</p></aside>',
  );
  expect(await html(":::danger\nText\n:::\n")).toContain('data-type="danger"');
});

test("colons in running text stay", async () => {
  expect(await html("At 10:30 :name[x] localhost:port\n")).toBe(
    "<p>At 10:30 :name[x] localhost:port</p>",
  );
});

test("Markdown works within tabs", async () => {
  const body =
    '<Tabs>\n<TabItem value="js" label="JavaScript">\n\n- a\n\n```js\nlet a;\n```\n\n</TabItem>\n</Tabs>\n';
  const out = await html(body);
  expect(out).toContain('<section><article title="JavaScript"><ul>\n<li>a</li>\n</ul>');
  expect(out).toContain('<span class="tk-keyword">let</span> a;');
});

test("code is one frozen string with title and marked lines, whatever is in it", async () => {
  const code = 'const a = `${b}` + "\\n" && "<b>" // \\ { } &amp; “quoted” </script>';
  const out = await html(
    `\`\`\`js title="a 'b' & c" {2} showLineNumbers\nlet a;\n${code}\n\`\`\`\n`,
  );
  expect(out.replace(/<[^>]*>/g, "")).toBe(
    "a 'b' &amp; cjsCopylet a;\n" +
      code.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign),
  );
  expect(out).toMatchSnapshot();
});

test("a diagram is drawn into the page", async () => {
  const out = await html('```dot alt="A leads to B."\ndigraph { a -> b }\n```\n');
  expect(out).toMatch(
    /^<div><figure class="diagram"><div class="drawn"><svg role="img" aria-label="A leads to B\."/,
  );
  expect(out).not.toMatch(/black|<title>|id="|pt"/);
});

test("a diagram that cannot be drawn is shown as code, since the build has said why", async () => {
  expect(await html("```dot\ndigraph { a -> }\n```\n")).toContain("digraph { a -&gt; }");
});

test("a table scrolls by itself and is named after its section", async () => {
  const table = "| a | b |\n| --- | --: |\n| 1 | 2 |\n";
  const out = await html(`## Prices\n\n${table}\nText\n\n${table}`);
  expect(out).toContain(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Prices">',
  );
  expect(out).toContain('aria-label="Table: Prices 2"');
});

test("headings of level 2 to 4 link to themselves", async () => {
  expect(await html("## Set up & *go*\n\n##### Deep\n")).toBe(
    '<h2 id="set-up--go">Set up &amp; <em>go</em>' +
      '<a class="anchor" href="#set-up--go" aria-label="Link to “Set up &amp; go”"></a></h2>\n' +
      '<h5 id="deep">Deep</h5>',
  );
});

test("links to files become links to routes, broken ones stay", async () => {
  const out = await html(
    "[a](./guide/index.mdx#set-up) [b][b] [c](./gone.mdx)\n\n[b]: ./guide/deep/page.md\n",
  );
  expect(out).toBe(
    '<p><a href="/docs/guide#set-up">a</a> <a href="/docs/deep">b</a> <a href="./gone.mdx">c</a></p>',
  );
});

test("links that leave the site say so, boxes of task lists have a name", async () => {
  expect(await html("https://example.com\n")).toContain(
    'href="https://example.com" rel="noopener"',
  );
  expect(await html("- [x] a\n- [ ] b\n")).toMatch(/aria-label="Done".*aria-label="Not done"/s);
});

test("a term within a sentence is told so, one at its beginning is not", async () => {
  const out = await html(
    `<Term id="a"/> begins. <Term id="b"/> as well, <Term id="c"/> does not: <Term id="d"/>

- A *big* <Term id="e"/>

| <Term id="f"/> | of <Term id="g"/> |
| --- | --- |
`,
  );
  const within = [...out.matchAll(/<dfn( lang="within")?>(\w)/g)].map(([, mark, id]) => [
    id,
    !!mark,
  ]);
  expect(Object.fromEntries(within)).toEqual({
    a: false,
    b: false,
    c: true,
    d: false,
    e: true,
    f: false,
    g: true,
  });
});

describe("files of the site's content", () => {
  const folder = path.resolve("content");
  const all = fs.existsSync(folder) ? listContentFiles(folder).documents : [];
  // A fourth of them: of every page that is built, the build follows all links, those of its contents too.
  const files = all.filter((_, index) => index % 4 === 0);

  test.each(files)(
    "%s is drawn, with the anchors that its table of contents names",
    async (file) => {
      const text = fs.readFileSync(path.join(folder, file), "utf8");
      const parsed = await parseDocument({ file, text, kind: "page" });
      const out = await html(text.replace(/^---\n[\s\S]*?\n---\n/, ""), file, folder);
      const ids = [...out.matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1]);
      expect(parsed.anchors.filter((id) => ids.includes(id))).toEqual(ids);
      expect(out.replace(/<code>.*?<\/code>/gs, "")).not.toMatch(/:::|href="[^"]*\.mdx/);
    },
  );
});

test("a mark behind a number leaves no trace on the page", async () => {
  expect(await html("There are 97{/* on hand LAMP at start */} lamps.\n")).toBe(
    "<p>There are 97 lamps.</p>",
  );
  expect(await html("**97**{/* one */}{/* two */} and `9`{/* three */}\n")).toBe(
    "<p><strong>97</strong> and <code>9</code></p>",
  );
  expect(await html("| a |\n| - |\n| 97{/* on hand LAMP at start */} |\n")).toContain(
    "<td>97</td>",
  );
});
