import type { Mistake } from "./mistake";

/** A page with a body; `more` is front matter below the title. */
const page = (body: string, more = "") => `---\ntitle: Guide\n${more}---\n\n${body}\n`;

/** Front matter alone. */
const head = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;

const post = (more: string, body = "Text.") =>
  `---\ntitle: Post\ndate: 2026-03-09\n${more}---\n\n${body}\n`;

/** Mistakes in one file, which reading it finds. */
const inFiles: Mistake[] = [
  {
    name: "the front matter is closed with two dashes",
    files: { "content/docs/two-dashes.mdx": "---\ntitle: Guide\n--\n\nText.\n" },
    at: "content/docs/two-dashes.mdx:3",
  },
  {
    name: "there is no front matter, only a heading",
    files: { "content/docs/no-front-matter.mdx": "# Guide\n\nText.\n" },
    at: "content/docs/no-front-matter.mdx:1",
  },
  {
    name: "the front matter is TOML, as Hugo has it",
    files: { "content/docs/toml.mdx": '+++\ntitle = "Guide"\n+++\n\nText.\n' },
    at: "content/docs/toml.mdx:1",
  },
  {
    name: "the title has a colon and no quotes",
    files: { "content/docs/colon.mdx": head("title: Orders: an overview") },
    at: "content/docs/colon.mdx:2",
  },
  {
    name: "a quote in the description is never closed",
    files: { "content/docs/quote.mdx": head('title: Guide\ndescription: "All about orders') },
    at: "content/docs/quote.mdx:3",
  },
  {
    name: "the front matter is indented with a tab",
    files: { "content/docs/tab.mdx": head("title: Guide\nlast_update:\n\tdate: 2026-03-09") },
    at: "content/docs/tab.mdx:4",
  },
  {
    name: "one key is indented by a space",
    files: { "content/docs/indented.mdx": head("title: Guide\n description: About orders.") },
    at: "content/docs/indented.mdx:3",
  },
  {
    name: "the space after the colon is missing",
    files: { "content/docs/no-space.mdx": head("title:Guide\ndescription: About orders.") },
    at: "content/docs/no-space.mdx:2",
  },
  {
    name: "the title begins with a sign of YAML",
    files: { "content/docs/sign.mdx": head("title: @home") },
    at: "content/docs/sign.mdx:2",
  },
  {
    name: "the description is written twice",
    files: {
      "content/docs/twice.mdx": head("title: Guide\ndescription: One.\ndescription: Two."),
    },
    at: "content/docs/twice.mdx:4",
  },
  {
    name: "Git has left the marks of a conflict",
    files: {
      "content/docs/conflict.mdx": head(
        "<<<<<<< HEAD\ntitle: Guide\n=======\ntitle: Handbook\n>>>>>>> main",
      ),
    },
    at: "content/docs/conflict.mdx:2",
  },
  {
    name: "the title is missing",
    files: { "content/docs/no-title.mdx": head("description: About orders.") },
    at: "content/docs/no-title.mdx:2",
  },
  {
    name: "the title is a number",
    files: { "content/docs/number.mdx": head("title: 2026") },
    at: "content/docs/number.mdx:2",
  },
  {
    name: "a key of the front matter is misspelled",
    files: { "content/docs/key.mdx": head("title: Guide\nsidebar_postion: 2") },
    at: "content/docs/key.mdx:3",
  },
  {
    name: "the tags are a text instead of a list",
    files: { "content/docs/tags-text.mdx": head("title: Guide\ntags: shipping, orders") },
    at: "content/docs/tags-text.mdx:3",
  },
  {
    name: "a post has a day that does not exist",
    files: { "content/blog/day.mdx": head("title: Post\ndate: 2026-02-30") },
    at: "content/blog/day.mdx:3",
  },
  {
    name: "a post has an author whom the list lacks",
    files: { "content/blog/author.mdx": post("authors: [maron]\n") },
    at: "content/blog/author.mdx:4",
  },
  {
    name: "two pages have one address",
    files: { "content/docs/address.mdx": head("title: Guide\nslug: /docs/sound") },
    at: "content/docs/address.mdx:3",
  },
  {
    name: "an address has a space and a question mark",
    files: { "content/docs/slug.mdx": head("title: Guide\nslug: /docs/what is this?") },
    at: "content/docs/slug.mdx:3",
  },
  {
    name: "a file has # in its name",
    files: { "content/docs/c#.mdx": page("Text.") },
    at: "content/docs/c#.mdx:1",
  },
  {
    name: "a file is saved in another encoding than UTF-8",
    files: {
      "content/docs/encoding.mdx": Buffer.from(
        "---\ntitle: Guide\n---\n\nGr\u00fc\u00dfe.\n",
        "latin1",
      ),
    },
    at: "content/docs/encoding.mdx:5",
  },
  {
    name: "<br> is not closed",
    files: { "content/docs/br.mdx": page("First line<br>second line.") },
    at: "content/docs/br.mdx:5",
  },
  {
    name: "a component is not closed",
    files: { "content/docs/unclosed.mdx": page("<Tabs>\n\nNever closed.") },
    at: "content/docs/unclosed.mdx:5",
  },
  {
    name: "a comment is written as in HTML",
    files: { "content/docs/comment.mdx": page("Text. <!-- Check this. -->") },
    at: "content/docs/comment.mdx:5",
  },
  {
    name: "a brace stands in the text",
    files: { "content/docs/brace.mdx": page("Replace {order id with your own.") },
    at: "content/docs/brace.mdx:5",
  },
  {
    name: "the quotes of an attribute are curly",
    files: { "content/docs/curly.mdx": page("See <Term id=\u201corder\u201d/>.") },
    at: "content/docs/curly.mdx:5",
  },
  {
    name: "a component is misspelled",
    files: {
      "content/docs/component.mdx": page('<Admontion type="tip">\n\nText.\n\n</Admontion>'),
    },
    at: "content/docs/component.mdx:5",
  },
  {
    name: "an attribute of a component is misspelled",
    files: {
      "content/docs/attribute.mdx": page(
        '<Tabs>\n<TabItem value="a" lable="A">\n\nText.\n\n</TabItem>\n</Tabs>',
      ),
    },
    at: "content/docs/attribute.mdx:6",
  },
  {
    name: "a tab stands outside of tabs",
    files: {
      "content/docs/tab-item.mdx": page('<TabItem value="a" label="A">\n\nText.\n\n</TabItem>'),
    },
    at: "content/docs/tab-item.mdx:5",
  },
  {
    name: "a page imports a file that does not exist",
    files: { "content/docs/import.mdx": page('import Part from "./_part.mdx";\n\n<Part/>') },
    at: "content/docs/import.mdx:5",
  },
  {
    name: "an element has a style",
    files: { "content/docs/style.mdx": page('<div style="color:red">\n\nText.\n\n</div>') },
    at: "content/docs/style.mdx:5",
  },
  {
    name: "an admonition is not closed",
    files: { "content/docs/admonition.mdx": page(":::note\n\nText.") },
    at: "content/docs/admonition.mdx:5",
  },
  {
    name: "a code block is not closed",
    files: { "content/docs/fence.mdx": page("```js\nconst a = 1;\n\nThe text goes on.") },
    at: "content/docs/fence.mdx:5",
  },
  {
    name: "the language of a code block is misspelled",
    files: { "content/docs/language.mdx": page("```jsno\n{}\n```") },
    at: "content/docs/language.mdx:5",
  },
  {
    name: "an image is missing, because its name has another case",
    files: {
      "content/docs/image.mdx": page("![An order](./Order.svg)"),
      "content/docs/order.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    at: "content/docs/image.mdx:5",
  },
  {
    name: "an image has no alternative text",
    files: { "content/docs/alt.mdx": page("![](/img/favicon.svg)") },
    at: "content/docs/alt.mdx:5",
  },
  {
    name: "an image is on another host",
    files: { "content/docs/host.mdx": page("![An order](https://images.example.com/order.png)") },
    at: "content/docs/host.mdx:5",
  },
  {
    name: "the position of a folder is a word",
    files: {
      "content/docs/folder/_category_.yml": "label: Folder\nposition: high\n",
      "content/docs/folder/page.mdx": page("Text."),
    },
    at: "content/docs/folder/_category_.yml:2",
  },
];

/** Mistakes that need all pages, the glossary or the API to be seen: sought when there are no others. */
const betweenFiles: Mistake[] = [
  {
    name: "a link leads to a page that does not exist",
    files: { "content/docs/link.mdx": page("See [the guide](/docs/soundd).") },
    at: "content/docs/link.mdx:5",
  },
  {
    name: "a link leads to a heading that does not exist",
    files: { "content/docs/anchor.mdx": page("See [the guide](/docs/sound#two).") },
    at: "content/docs/anchor.mdx:5",
  },
  {
    name: "a link leads to a draft",
    files: {
      "content/docs/to-draft.mdx": page("See [the draft](/docs/draft)."),
      "content/docs/draft.mdx": page("Text.", "draft: true\n"),
    },
    at: "content/docs/to-draft.mdx:5",
    onlyInBuild: "develop shows drafts, so the link works there",
  },
  {
    name: "a link leads to a file that does not exist",
    files: { "content/docs/file-link.mdx": page("See [the guide](./soundd.mdx).") },
    at: "content/docs/file-link.mdx:5",
  },
  {
    name: "a call names an operation that does not exist",
    files: {
      "content/docs/operation.mdx": page(
        "```bash operation=get-ordr\ncurl https://api.example.com/orders/1\n```",
      ),
    },
    at: "content/docs/operation.mdx:5",
  },
  {
    name: "the body of a call has a value of the wrong type",
    files: {
      "content/docs/body.mdx": page(
        '```json operation=get-order response=200\n{\n  "id": "1",\n  "weight": "heavy"\n}\n```',
      ),
    },
    at: "content/docs/body.mdx:8",
  },
  {
    name: "a term is not in the glossary",
    files: { "content/docs/term.mdx": page('See <Term id="ordr"/>.') },
    at: "content/docs/term.mdx:5",
  },
];

export const content = { inFiles, betweenFiles };
