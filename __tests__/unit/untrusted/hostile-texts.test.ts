import { fromHtml } from "hast-util-from-html";
import { toString as htmlText } from "hast-util-to-string";
import type { Root } from "mdast";
import { toString as markdownText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import sharp from "sharp";
import ts from "typescript";
import { unified } from "unified";
import { parse as parseYaml } from "yaml";
import { changesMarkdown } from "../../../src/output/markdown-versions/changes-markdown";
import { changeListHtml } from "../../../src/openapi/changes/changes-html";
import { atomFeed, jsonFeed, rssFeed, type FeedFacts } from "../../../src/output/feeds/feed";
import { postIndex } from "../../../src/content/blog/post-index";
import { apiDownloads } from "../../../src/openapi/downloads/api-downloads";
import { converters } from "../../../src/openapi/downloads/converters";
import { oneLine } from "../../../src/config/one-line";
import { parseFrontMatter } from "../../../src/content/mdx/front-matter/front-matter";
import { parseTags } from "../../../src/content/mdx/front-matter/tags";
import type { JsonObject } from "../../../src/openapi/json";
import { propertyPath } from "../../../src/openapi/field-path";
import { searchFiles } from "../../../src/search/build/search-files";
import { highlight } from "../../../src/search/engine/highlight";
import { words } from "../../../src/search/engine/words";
import { cardSize } from "../../../src/views/components/seo/card-size";
import { cardSvg } from "../../../src/output/social-image/card";
import { cardFonts } from "../../../src/output/social-image/fonts";
import { noteJsonLd, takeJsonLd } from "../../../src/views/structured-data/json-ld";
import { techArticle } from "../../../src/views/structured-data/tech-article";
import { apiMarkdown } from "../../../src/output/markdown-versions/api-markdown";
import { llmsText } from "../../../src/output/markdown-versions/llms-index";
import { pageMarkdown } from "../../../src/output/markdown-versions/page-frame";
import { headingMarkdown } from "../../../src/output/markdown-versions/markdown-text";
import { hostileTexts } from "../../support/hostile-texts";
import { readXml } from "../../support/read-xml";
import { buildDocument, operationsOf } from "../openapi/build-document";
import { recordsOf } from "../search/records";

const texts = Object.values(hostileTexts);
/** As every output shows them. */
const shown = texts.map(oneLine);

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const readMarkdown = (text: string) => markdown.parse(text);
/** GFM makes links of bare addresses, however they are escaped; they lead where they say. */
const isBareAddress = (node: Node) =>
  node.type === "link" &&
  [node.url, node.url?.replace(/^(?:http:\/\/|mailto:)/, "")].includes(markdownText(node));
interface Node {
  type: string;
  url?: string;
  children?: unknown[];
}
/** What a text is made of, whatever its words are: `root(heading(text))`. */
const shape = (node: Node): string => {
  if (isBareAddress(node)) return "text";
  const types = (node.children ?? []).map((child) => shape(child as typeof node));
  const own = types.filter((type, index) => type !== "text" || types[index - 1] !== "text");
  return own.length ? `${node.type}(${own.join(" ")})` : node.type;
};
const site = "https://docs.example";
const post = (text: string, index: number) => ({
  url: `${site}/blog/${index}`,
  title: text,
  description: text,
  content: `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`,
  date: "2026-02-01",
  authors: [{ name: text, url: `${site}/blog/authors/${index}` }],
  tags: [text],
});
const feedOf = (own: Partial<FeedFacts>): FeedFacts => ({
  title: "T",
  description: "D",
  url: `${site}/blog`,
  language: "en",
  copyright: "C",
  generator: "Gatsby",
  posts: texts.map(post),
  ...own,
});
const named = (xml: string, name: string) => readXml(xml).filter((one) => one.name === name);
const linesOf = (xml: string, name: string) => named(xml, name).map(({ text }) => oneLine(text));
const lineOfHtml = (html: string) => oneLine(htmlText(fromHtml(html, { fragment: true })));

test("there are at least 40 texts, and what is left of each is more than nothing", () => {
  expect(texts.length).toBeGreaterThanOrEqual(40);
  expect(shown.filter((text) => text === "")).toEqual([]);
  expect(shown.filter((text) => /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u.test(text))).toEqual([]);
});

test("RSS", () => {
  const xml = rssFeed(feedOf({}));
  expect(linesOf(xml, "title").slice(1)).toEqual(shown);
  expect(linesOf(xml, "description").slice(1).map(lineOfHtml)).toEqual(shown);
  expect(linesOf(xml, "category")).toEqual(shown);
  expect(linesOf(xml, "dc:creator")).toEqual(shown);
  expect(linesOf(xml, "content:encoded").map(lineOfHtml)).toEqual(shown);
});

test("Atom", () => {
  const xml = atomFeed(feedOf({}));
  expect(linesOf(xml, "title").slice(1).map(lineOfHtml)).toEqual(shown);
  expect(linesOf(xml, "summary").map(lineOfHtml)).toEqual(shown);
  expect(linesOf(xml, "name").slice(1)).toEqual(shown);
  expect(named(xml, "category").map(({ attributes }) => oneLine(attributes.term ?? ""))).toEqual(
    shown,
  );
  expect(linesOf(xml, "content").map(lineOfHtml)).toEqual(shown);
});

test.each(Object.entries(hostileTexts))("feeds that are called %s", (_, text) => {
  const facts = feedOf({ title: text, description: text, copyright: text, posts: [] });
  expect(linesOf(rssFeed(facts), "title")).toEqual([oneLine(text)]);
  expect(linesOf(atomFeed(facts), "rights")).toEqual([oneLine(text)]);
  expect(JSON.parse(jsonFeed(facts))).toMatchObject({ title: text });
});

test("JSON: the feed, the index of posts, the records of the search", () => {
  const { items } = JSON.parse(jsonFeed(feedOf({}))) as { items: { title: string }[] };
  expect(items.map(({ title }) => title)).toEqual(texts);
  const posts = texts.map((title, at) => ({ title, slug: `/${at}`, date: "2026-01-01", tags: [] }));
  const index = JSON.parse(JSON.stringify(postIndex(posts))) as ReturnType<typeof postIndex>;
  expect(index.posts.map(([, title]) => title)).toEqual(texts);
  const records = recordsOf(
    shown.map((text, at) => ({ kind: "doc", trail: [text], content: text, route: `/docs/${at}` })),
  );
  const files = searchFiles(records, "en");
  for (const { text } of files) expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test("what the search found", () => {
  const marking = { synonyms: new Set<string>(), slotCount: 1, pre: "<mark>", post: "</mark>" };
  for (const text of shown) {
    const found = new Set(["b", "a", "alert", "word"]);
    const { value } = highlight(
      text,
      { ...marking, terms: found, typed: found, synonyms: new Set() },
      words(text),
    );
    const tree = fromHtml(value, { fragment: true });
    expect(htmlText(tree)).toBe(text);
    expect(new Set(tree.children.map((node) => ("tagName" in node ? node.tagName : "")))).toEqual(
      new Set(tree.children.map(({ type }) => (type === "element" ? "mark" : ""))),
    );
  }
});

test("llms.txt", () => {
  const pages = texts.map((label, index) => ({ label, to: `/docs/${index}` }));
  const sections = texts.map((title, index) => ({
    title,
    group: title,
    file: `/llms/${index}.txt`,
    pages: pages.slice(index, index + 1),
  }));
  const tree = readMarkdown(
    llmsText(
      {
        title: texts[0] ?? "",
        description: texts[7] ?? "",
        listed: sections,
        summed: sections,
        files: [],
      },
      { linkTo: (route) => site + route, about: (route) => texts[Number(route.split("/").at(-1))] },
    ),
  );
  const headings = tree.children.filter(({ type }) => type === "heading");
  expect(headings.map((node) => markdownText(node))).toEqual([shown[0], ...shown, ...shown]);
  const lists = tree.children.filter(({ type }) => type === "list");
  expect(new Set(lists.slice(0, texts.length).map(shape))).toEqual(
    new Set(["list(listItem(paragraph(link(text) text)) listItem(paragraph(link(text) text)))"]),
  );
  expect(lists.slice(0, texts.length).map((node) => markdownText(node))).toEqual(
    shown.map((text) => expect.stringContaining(`${text}: ${text}`)),
  );
});

test.each(Object.entries(hostileTexts))("a Markdown version titled %s", (_, text) => {
  const head = { title: text, description: text, url: `${site}/docs/a` };
  const markdown = pageMarkdown(head, headingMarkdown(1, text));
  const [, yaml = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const [title, url] = [oneLine(text), head.url];
  expect(parseYaml(yaml)).toEqual({ title, description: title, url });
  const tree = readMarkdown(body);
  expect(shape(tree)).toBe("root(heading(text))");
  expect(markdownText(tree)).toBe(title);
});

test.each(Object.entries(hostileTexts))("structured data about %s", (_, text) => {
  const about = { title: text, description: text, url: site, language: "en" };
  noteJsonLd(techArticle({ type: "TechArticle", ...about, site: { title: text, url: site } }));
  const html = takeJsonLd().map((json) => `<script type="application/ld+json">${json}</script>`);
  const tree = fromHtml(`<!doctype html><head>${html.join("")}</head>`);
  const [root] = tree.children.filter(({ type }) => type === "element");
  const scripts = JSON.stringify(tree).match(/"tagName":"script"/g);
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(htmlText(root as Parameters<typeof htmlText>[0]))).toMatchObject({
    headline: text,
  });
});

test("the images that are shown for links", async () => {
  const fonts = cardFonts();
  const started = performance.now();
  for (const text of texts) {
    const svg = cardSvg(fonts, { kind: text, title: text, site: text });
    expect(readXml(svg).map(({ name }) => name)).not.toContain("text");
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(cardSize);
  }
  expect(performance.now() - started).toBeLessThan(20_000);
}, 40_000);

test.each(Object.entries(hostileTexts))("front matter and tags that say %s", (_, text) => {
  const yaml = `title: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\n`;
  const { frontMatter, problems } = parseFrontMatter("a.mdx", `---\n${yaml}---\n`, "doc");
  // A text with signs of Markdown is warned of, and shown as it is.
  expect(problems.filter(({ level }) => level === "error")).toEqual([]);
  expect([frontMatter?.title, frontMatter?.description]).toEqual([oneLine(text), oneLine(text)]);
  const tags = parseTags("tags.yml", `a:\n  label: ${JSON.stringify(text)}\n`, "blog");
  expect(tags.value?.[0]?.label).toBe(oneLine(text));
});

/** A description with one text in all places that are no Markdown. */
const describing = (text: string): JsonObject => {
  const schema = {
    type: "object",
    title: text,
    properties: {
      [text]: { type: "string", format: text, enum: [text, "b"], default: text, example: text },
      kind: { oneOf: [{ title: text, type: "string" }, { type: "integer" }] },
    },
  };
  const media = {
    "application/json": { schema, examples: { [text]: { summary: text, value: { a: text } } } },
  };
  return {
    info: { title: text, version: "1" },
    servers: [{ url: "https://api.example.com/v1", description: text }],
    tags: [{ name: text, summary: text }],
    paths: {
      "/orders": {
        post: {
          operationId: "create-order",
          tags: [text],
          summary: text,
          parameters: [
            {
              ...{ name: text, in: "query", required: true, example: text },
              schema: { type: "string", pattern: text },
            },
          ],
          requestBody: { content: media },
          responses: { "200": { description: "Done.", content: media } },
        },
      },
    },
  };
};

async function markdownOf(text: string): Promise<Root> {
  const api = await buildDocument(describing(text));
  const write = apiMarkdown({ parts: api.parts, linkTo: (href) => href });
  return readMarkdown(write.together(operationsOf(api)));
}

test("Markdown of operations has the same parts, whatever they are called", async () => {
  const plain = shape(await markdownOf("harmless"));
  expect(plain).toContain("inlineCode");
  const others: Record<string, string> = {};
  for (const [name, text] of Object.entries(hostileTexts)) {
    const tree = await markdownOf(text);
    // Long defaults and examples are left out.
    if (text.length < 100 && shape(tree) !== plain) others[name] = shape(tree);
    expect(markdownText(tree.children[0])).toBe(oneLine(text));
  }
  expect(others).toEqual({});
}, 120_000);

test("changes of the API, as HTML and as Markdown", () => {
  for (const text of texts) {
    const change = {
      rule: "request-value-added",
      at: propertyPath("body", text),
      after: text,
    } as const;
    const tree = fromHtml(changeListHtml([change], "/docs/a"), { fragment: true });
    const plain = fromHtml(changeListHtml([{ ...change, at: "body.a", after: "b" }], "/docs/a"), {
      fragment: true,
    });
    expect(shape(tree)).toBe(shape(plain));
    const list = readMarkdown(changesMarkdown([change]));
    expect(shape(list)).toBe("root(list(listItem(paragraph(text inlineCode text))))");
  }
});

test("files to take away: YAML, JSON, Postman, Bruno, TypeScript", async () => {
  // One description with all of them: each converter is a thread.
  const paths = texts.map((text, index): [string, unknown] => {
    const { paths: own } = describing(text) as { paths: { "/orders": { post: JsonObject } } };
    return [
      `/orders-${index}`,
      { post: { ...own["/orders"].post, operationId: `op-${index}`, description: text } },
    ];
  });
  const document: JsonObject = {
    ...describing("Shop"),
    openapi: "3.1.0",
    paths: Object.fromEntries(paths),
  };
  const { whole, failed } = await apiDownloads(document, [], converters);
  expect(failed).toEqual([]);
  for (const { route, text } of whole) {
    if (route.endsWith(".json")) expect(() => JSON.parse(text) as unknown).not.toThrow();
    if (route.endsWith(".yaml"))
      expect(parseYaml(text)).toEqual(JSON.parse(JSON.stringify(document)));
    if (!route.endsWith(".ts")) continue;
    const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest);
    const others = source.statements.filter(
      ({ kind }) =>
        kind !== ts.SyntaxKind.InterfaceDeclaration &&
        kind !== ts.SyntaxKind.TypeAliasDeclaration &&
        kind !== ts.SyntaxKind.EnumDeclaration,
    );
    expect(others.map((statement) => statement.getText(source))).toEqual([]);
  }
}, 60_000);
