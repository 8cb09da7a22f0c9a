import { drawIllustration } from "../../../../src/content/illustrations/illustration";
import { mainOf } from "../../../../src/output/html/page-parts";
import {
  htmlConverter,
  htmlMarkdown,
} from "../../../../src/output/markdown-versions/html-markdown";
import { markdownLinks } from "../../../../src/output/markdown-versions/markdown-links";

const linkTo = markdownLinks("https://docs.example.com/base", "/base", (route) =>
  ["/", "/docs/intro"].includes(route),
);
const markdown = (inner: string) =>
  htmlMarkdown(linkTo)(mainOf(`<body><main>${inner}</main></body>`));

test("code blocks become fences with their language and title", () => {
  const figure =
    '<figure class="code" data-lang="json"><figcaption>item.json</figcaption>' +
    '<div class="code-bar"><button data-copy>Copy</button></div>' +
    '<pre><code><span class="line">{</span>\n  <span class="k">"a"</span>: 1\n}\n</code></pre></figure>';
  expect(markdown(figure)).toBe('```json title="item.json"\n{\n  "a": 1\n}\n```');
});

test("an anchor without a text leaves nothing behind", () => {
  expect(markdown('<p>See <a id="moved"></a><a href="/docs/intro">it</a>.</p>')).toBe(
    "See [it](https://docs.example.com/base/docs/intro.md).",
  );
});

test("a code block that holds a fence is fenced by more backquotes", () => {
  const figure =
    '<figure class="code" data-lang="mdx"><pre><code>```js\n1\n```</code></pre></figure>';
  expect(markdown(figure)).toBe("````mdx\n```js\n1\n```\n````");
});

test("diagrams become their words, remarks quotes with their titles", () => {
  expect(
    markdown('<figure class="diagram"><svg aria-label="A to B."><text>A</text></svg></figure>'),
  ).toBe("> **Diagram.** A to B.");
  expect(
    markdown('<div role="note"><p>Sandbox first</p><div><p>Try it there.</p></div></div>'),
  ).toBe("> **Sandbox first**\n>\n> Try it there.");
});

test("a row of an illustration is one line, and a text in several lines is one text", () => {
  const text = '<text x="4" y="9">Frame<tspan x="4" dy="16">warranty</tspan></text>';
  const drawing = `<svg aria-label="Ten years."><g><rect/>${text}<text>10</text></g></svg>`;
  expect(
    markdown(`<figure class="illustration">${drawing}<figcaption>A field</figcaption></figure>`),
  ).toBe("> **A field**. Ten years.\n>\n> - Frame warranty · 10");
});

test("ticks and sides of an illustration are in words", () => {
  const drawn = (kind: string, more: string) =>
    markdown(
      drawIllustration(`kind: ${kind}\nalt: A.\ncaption: C\n${more}`, { file: "x", line: 1 })
        .html ?? "",
    );
  expect(drawn("matrix", "columns: Role | Sell | Buy\nrows:\n  - Packer | x |\n")).toContain(
    "> - Packer · Sell",
  );
  expect(drawn("accounts", "accounts:\n  - name: Cash\n    entries: [Sale | | 3.00]\n")).toContain(
    "> - Sale · 3.00 · credit",
  );
});

test("all tabs are there, those that are not chosen too", () => {
  const tabs =
    '<div><div role="tablist"><button role="tab" id="t0">curl</button><button role="tab" id="t1">Go</button></div>' +
    '<div role="tabpanel" aria-labelledby="t0"><p>One</p></div>' +
    '<div role="tabpanel" aria-labelledby="t1" hidden=""><p>Two</p></div></div>';
  expect(markdown(tabs)).toBe("**curl**\n\nOne\n\n**Go**\n\nTwo");
});

test("ways to elsewhere and controls are left out, words that only style keeps apart are not run together", () => {
  const html =
    '<nav><a href="/">Home</a></nav><p data-no-markdown="">Copy</p><button>x</button>' +
    "<p><span>7 min</span><span>March 9</span></p><p><time>May</time><a href='/docs/intro'>Maren</a><span>, Jo</span></p>";
  expect(markdown(html)).toBe(
    "7 min · March 9\n\nMay [Maren](https://docs.example.com/base/docs/intro.md), Jo",
  );
});

test("terms become one list, however many lists the page has", () => {
  const list = (term: string) => `<dl><div><dt>${term}</dt><dd>Meaning of ${term}.</dd></div></dl>`;
  expect(markdown(list("Bin") + list("Lot"))).toBe(
    "- **Bin**: Meaning of Bin.\n- **Lot**: Meaning of Lot.",
  );
});

test("links lead to Markdown versions, with the prefix; other hosts, files and places on the page stay", () => {
  expect(linkTo("/base/docs/intro#units")).toBe(
    "https://docs.example.com/base/docs/intro.md#units",
  );
  expect(linkTo("/docs/intro/")).toBe("https://docs.example.com/base/docs/intro.md");
  expect(linkTo("/base/")).toBe("https://docs.example.com/base/index.md");
  expect(linkTo("/base/img/a.png")).toBe("https://docs.example.com/base/img/a.png");
  expect(linkTo("https://other.example/x")).toBe("https://other.example/x");
  expect(linkTo("#here")).toBe("#here");
});

test("a plain description is the same with and without the short cut", () => {
  const convert = htmlConverter(htmlMarkdown(linkTo));
  expect(convert("<p>Id of the item &#x26; its &gt; sign.</p>")).toBe(
    "Id of the item & its > sign.",
  );
  expect(convert("<p>Use <code>a_b</code> or <em>both</em>.</p>")).toBe("Use `a_b` or *both*.");
  expect(convert("<p>1. is no list</p>")).toBe("1\\. is no list");
  expect(convert(undefined)).toBe("");
});
