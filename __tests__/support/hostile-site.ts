import { hostileContent } from "./hostile-content";
import { hostileTexts } from "./hostile-texts";

const texts = Object.values(hostileTexts);
const long = 1000;

/** Titles for the pages of the docs, the newest posts and the configuration of a site. */
export const hostileTitles = {
  docs: texts,
  // Lists of posts have a limit of bytes.
  posts: texts.filter((text) => text.length < long).slice(0, 20),
  site: `</title><script>alert(1)</script> & "Docs" ]]>\n\u0000\u202e`,
};

const yaml = (text: string) => JSON.stringify(text);

/** Pieces of pages that are drawn, on one page. */
const drawn = Object.values(hostileContent).flatMap(({ mdx, refused }) => (refused ? [] : [mdx]));

/** Pages, a folder and tags that are called by hostile texts; by path below the content folder. */
export function hostileDocs(): Record<string, string> {
  const pages = hostileTitles.docs.map((text, at): [string, string] => [
    `docs/texts/text-${at}.mdx`,
    `---\ntitle: ${yaml(text)}\ndescription: ${yaml(text)}\nkeywords: [${yaml(text)}]\ntags: [text-${at}]\nsidebar_position: ${at}\n---\n\nWords.\n`,
  ]);
  const tags = hostileTitles.docs.map((text, at) => `text-${at}:\n  label: ${yaml(text)}\n`);
  return {
    ...Object.fromEntries(pages),
    "docs/tags.yml": tags.join(""),
    "docs/texts/_category_.yml": `label: ${yaml(texts[0] ?? "")}\n`,
    "docs/attack.mdx": `---\ntitle: Attack\n---\n\n${drawn.join("\n\n")}\n`,
  };
}

/** The newest posts of a blog under other titles. */
export function withHostileTitles(blog: Readonly<Record<string, string>>): Record<string, string> {
  const newest = Object.keys(blog)
    .filter((name) => /\/post-\d+\.mdx$/.test(name))
    .sort();
  const renamed = hostileTitles.posts.map((title, at): [string, string] => {
    const name = newest[at] ?? "";
    return [name, (blog[name] ?? "").replace(/^title: .*$/m, () => `title: ${yaml(title)}`)];
  });
  return { ...blog, ...Object.fromEntries(renamed) };
}

/** A text as Markdown that is drawn: a picture of another host would be refused. */
const drawable = (text: string) => text.replace("https://evil.example/a.png", "/favicon.svg");

/** Names that must become names of files, and that no file system takes as they are. */
const longName = "Long".repeat(2500);
const named = {
  operationId: longName,
  requestBody: {
    content: { "application/json": { schema: { $ref: `#/components/schemas/${longName}` } } },
  },
  responses: { "200": { description: "OK" } },
};

/** A description whose operations, tags, fields and values are called by hostile texts. */
export function hostileDescription(): object {
  const operations = texts.map((text, at) => {
    const schema = {
      type: "object",
      title: text,
      description: drawable(text),
      properties: {
        [text]: { type: "string", description: drawable(text), enum: [text, "b"], default: text },
      },
    };
    const content = { "application/json": { schema } };
    const operation = {
      operationId: `text-${at}`,
      summary: text,
      description: drawable(text),
      tags: [text],
      parameters: [
        { name: text, in: "query", required: true, example: text, schema: { type: "string" } },
      ],
      requestBody: { content },
      responses: { "200": { description: drawable(text), content } },
    };
    return [`/texts/${at}`, { post: operation }] as const;
  });
  return {
    openapi: "3.1.0",
    info: { title: hostileTitles.site, version: "1.0.0", description: drawn.join("\n\n") },
    servers: [{ url: "https://api.example.com/v1", description: texts[0] }],
    security: [],
    tags: texts.map((name) => ({ name, summary: name, description: drawable(name) })),
    paths: { ...Object.fromEntries(operations), "/named": { post: named } },
    components: {
      schemas: { [longName]: { type: "object", properties: { a: { type: "string" } } } },
    },
  };
}

/** A configuration that says one hostile text wherever it says something. */
export function hostileConfig(): object {
  const text = hostileTitles.site;
  return {
    title: text,
    description: text,
    announcement: { id: "a", content: `${drawn.join("\n")}<img name="querySelector" alt="">` },
    navbar: { title: text, items: [{ label: text, to: "/docs/intro" }, { type: "search" }] },
    footer: {
      copyright: text,
      columns: [{ title: text, links: [{ label: text, to: "/docs/intro" }] }],
    },
    home: {
      headline: text,
      lead: text,
      sections: [{ title: text, entries: [{ label: text, text, to: "/docs/intro" }] }],
    },
    blog: { title: text, description: text },
  };
}
