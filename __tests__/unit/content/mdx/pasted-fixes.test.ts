import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import type { Problem } from "../../../../src/problems/problem";

async function problemsOf(text: string): Promise<Problem[]> {
  const { problems } = await parseDocument({ file: "content/docs/x.mdx", text, kind: "doc" });
  return problems;
}

/** The text after its author pasted the fix over what the message shows. */
function pasted(text: string, { where, seen = "", cause, fix }: Problem): string {
  const lines = text.split("\n");
  const index = (where?.line ?? 1) - 1;
  const removed = fix.startsWith("Remove the line: ");
  const line = lines[index] ?? "";
  expect(line).toContain(seen);
  const isIndent = cause.includes("indented");
  lines[index] = removed ? "" : isIndent ? fix : line.replace(seen, () => fix);
  return lines.join("\n");
}

/** Pastes the fix of each message, one after another, until nothing is wrong. */
async function mended(text: string, times = 6): Promise<string> {
  const [first] = await problemsOf(text);
  return first && times ? mended(pasted(text, first), times - 1) : text;
}

const page = (body: string) => `---\ntitle: T\n---\n\n${body}`;

test.each([
  [
    "an email address in angle brackets",
    "Ask <me@example.com>.",
    "[me@example.com](mailto:me@example.com)",
  ],
  [
    "an attribute without quotes",
    "<a href=/docs/sound class=b>x</a>",
    '<a href="/docs/sound" class="b">x</a>',
  ],
  ["an element that begins a line and is not closed", "<p>Text", "<p>Text</p>"],
  [
    "a link that is not closed",
    'See <a href="/docs/sound">the guide',
    '<a href="/docs/sound">the guide</a>',
  ],
  ["a closing tag under another name", "Press <kbd>Ctrl</kdb>.", "<kbd>Ctrl</kbd>"],
  ["a closing tag under another name, in lines", "<details>\n\nText\n\n</detials>", "</details>"],
  ["an opening tag under another name", "Press <kdb>Ctrl</kbd>.", "<kbd>Ctrl</kbd>"],
  ["a component without content that is not closed", "Done: <Progress>", "Done: <Progress/>"],
  ["a closing tag after text", "Text</div>", "Text"],
  ["the table of contents of VitePress", "[[toc]]", "---\n\n"],
  [
    "an address with spaces",
    "![An order](./My Order (1).png)",
    "![An order](<./My Order (1).png>)",
  ],
  ["a comment without its end", "{/* Check this.", "{/* Check this. */}"],
  ["the id of a heading", "## Orders {#orders}", "## Orders"],
  ["a block of GitBook", '{% hint style="danger" %}\nText\n{% endhint %}', ":::danger\nText\n:::"],
  [
    "tabs of GitBook",
    '{% tabs %}\n{% tab title="On macOS" %}\nText\n{% endtab %}\n{% endtabs %}',
    '<TabItem value="on-macos" label="On macOS">',
  ],
  ["code of Jekyll", "{% highlight json %}\n[]\n{% endhighlight %}", "```json\n[]\n```"],
  ["an attribute of kramdown", "{: .note }\nText", "\nText"],
  ["a shortcode of Hugo", 'See {{< ref "guide" >}} first.', "See  first."],
  [
    "a value of Jekyll",
    "Version {{ site.version }} is out.",
    "Version \\{\\{ site.version \\}\\} is out.",
  ],
])("%s: the fixes can be pasted", async (_, written, meant) => {
  const text = await mended(page(written));
  expect(await problemsOf(text)).toEqual([]);
  expect(text).toContain(meant);
});

test.each([
  ["a title that begins with #", "title: #1 guide", 'title: "#1 guide"'],
  ["a title that begins with &", "title: & more", 'title: "& more"'],
  ["a title that begins with & and a letter", "title: &more", 'title: "&more"'],
  ["a title that begins with !", "title: !Important for all", 'title: "!Important for all"'],
  ["a title in braces", "title: {{ page.title }}", 'title: "{{ page.title }}"'],
  ["a title in brackets", "title: [Draft]", 'title: "[Draft]"'],
  ["a space that is none", "title:\u00a0Guide", "title: Guide"],
  ["a list of keys", "- title: Guide", "title: Guide"],
  ["a capital letter", "Title: Guide", "title: Guide"],
  ["a tab below a key with a value", "title: Guide\n\tdescription: All.", "\ndescription: All."],
  [
    "a day as Americans write it",
    "title: T\nlast_update: { date: 11/27/2026 }",
    "date: 2026-11-27",
  ],
  [
    "a day with a time",
    "title: T\nlast_update: { date: 2026-04-05T10:00:00Z }",
    "date: 2026-04-05",
  ],
  ["a day in words", 'title: T\nlast_update: { date: "April 5, 2026" }', '"2026-04-05"'],
  ["a number with a comma", "title: T\nsidebar_position: 1,5", "sidebar_position: 1.5"],
  ["a flag in words", "title: T\ndraft: no", "draft: false"],
  ["a whole address", "title: T\nslug: https://docs.example.com/docs/x", "slug: /docs/x"],
  ["curly quotes", "title: T\nslug: \u201c/docs/x\u201d", "slug: /docs/x"],
])("%s in the front matter: the fix can be pasted", async (_, written, meant) => {
  const text = await mended(`---\n${written}\n---\n\nText.\n`);
  expect(await problemsOf(text)).toEqual([]);
  expect(text).toContain(meant);
});

test("text over several lines with a colon is put in quotes on one", async () => {
  const text =
    "---\ntitle: T\ndescription: A text\n  that goes on\n  like this: three\n---\n\nText.\n";
  const [problem] = await problemsOf(text);
  expect(problem).toMatchObject({
    where: { line: 3 },
    fix: 'description: "A text that goes on like this: three"',
  });
});

test("a misspelled key for a list has its value in brackets", async () => {
  const text = "---\ntitle: T\ndate: 2026-03-09\nauthor: Maren\n---\n\nText.\n";
  const { problems } = await parseDocument({ file: "content/blog/x.mdx", text, kind: "blog" });
  expect(problems).toMatchObject([{ fix: "authors: [Maren]" }]);
});

test("a page without front matter has the title of its first heading", async () => {
  expect(await problemsOf("# Orders: all of them\n\nText.\n")).toContainEqual(
    expect.objectContaining({ fix: '---\ntitle: "Orders: all of them"\n---' }),
  );
});

test.each([
  ["a handler", '<a href="/docs/sound" onclick="x()">x</a>', '<a href="/docs/sound">'],
  [
    "a frame",
    '<iframe src="https://video.example.com/1"></iframe>',
    "[What it shows](https://video.example.com/1)",
  ],
  ["an element that is a component elsewhere", "<tip>Text</tip>", ":::tip\n\nText\n\n:::"],
  ["a drawing", '<svg><path d="M0"/></svg>', "![What the image shows](./picture.svg)"],
  ["an attribute as code", '<Term id={"order"}/>', 'id="order"'],
  ["an alert of GitHub", "> [!WARNING]\n> Text", ":::warning\n\nText\n\n:::"],
  ["an admonition of MkDocs", '!!! tip "First"\n\n    Text', ":::tip[First]\n\nText\n\n:::"],
  [
    "a link without an address",
    "See [the guide]().",
    "[the guide](./page.mdx)   # or only its text: the guide",
  ],
  ["a path of a computer", "![An order](C:\\Users\\order.png)", "./order.png"],
  [
    "an admonition in another one",
    ":::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n:::",
    "::::   # also where the outer admonition begins: ::::note",
  ],
])("%s is said once, with what to write instead", async (_, written, fix) => {
  expect(await problemsOf(page(written))).toMatchObject([{ fix }]);
});

test.each([
  [
    "Starlight's place in the sidebar",
    "sidebar:\n  label: Home\n  order: 1",
    "sidebar_label: Home\nsidebar_position: 1",
  ],
  ["Starlight's table of contents", "tableOfContents: false", "hide_table_of_contents: true"],
  ["Starlight's date", "lastUpdated: 2024-01-02", "last_update: { date: 2024-01-02 }"],
  ["Jekyll's order", "nav_order: 3", "sidebar_position: 3"],
  ["Jekyll's address", "permalink: /docs/home", "slug: /docs/home"],
  ["Jekyll's categories", "categories: [a, b c]", "tags: [ a, b c ]"],
  ["Hugo's aliases", "aliases: [/docs/old]", "redirect_from: [ /docs/old ]"],
  [
    "Jekyll's page that leads to another one",
    "redirect_to: /docs/new",
    "redirect_from: [/docs/address-of-this-page]   # in the page that is /docs/new",
  ],
  ["Hugo's weight", "weight: 10", "sidebar_position: 10"],
  ["a page that Jekyll does not publish", "published: false", "draft: true"],
])("%s has a line to paste", async (_, key, fix) => {
  expect(await problemsOf(`---\ntitle: T\n${key}\n---\n\nText.\n`)).toMatchObject([{ fix }]);
  expect(await problemsOf(`---\ntitle: T\n${fix}\n---\n\nText.\n`)).toEqual([]);
});
