import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { formatProblems } from "../../../../src/problems/format-problem";
import { configTexts, withTexts } from "../../../../src/config/translations/config-texts";
import { originalFile, originalPath } from "../../../../src/config/translations/places";
import { readConfigTexts } from "../../../../src/config/translations/read-config-texts";
import type { FrozenVersion } from "../../../../src/config/docs-versions";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "translations-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

const page = (title: string, body = "Text.", rest = "") =>
  `---\ntitle: ${title}\n${rest}---\n\n${body}\n`;

/** Writes a content folder and reads it in a locale. */
async function read(
  name: string,
  files: Record<string, string>,
  locales = { chain: ["ar"], known: ["ar", "fr"] },
  versions: readonly FrozenVersion[] = [],
) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return loadContent(name, root, locales, versions);
}

const original = {
  "docs/intro.mdx": page(
    "Introduction",
    "## Set up\n\nDo it.\n\n## Go on\n\nSee [all](./all.mdx).",
    "slug: /docs/start\ntags: [basics]\nsidebar_position: 3\n",
  ),
  "docs/all.mdx": page("All"),
  "docs/guide/_category_.yml": "label: Guide\nposition: 2\ndescription: How.\n",
  "docs/guide/one.mdx": page("One"),
  "docs/tags.yml": "basics:\n  label: Basics\n  description: To begin with.\n",
};

describe("a translated page", () => {
  const translated = {
    ...original,
    "locales/ar/docs/intro.mdx": page(
      "المقدمة",
      "## الإعداد\n\nافعل.\n\n## المتابعة\n\nانظر [الكل](./all.mdx).",
      "sidebar_label: مقدمة\n",
    ),
    "locales/ar/docs/guide/_category_.yml": "label: دليل\n",
    "locales/ar/docs/tags.yml": "basics:\n  label: أساسيات\n",
  };

  it("has the words of its own file, and address, tags and place of its original", async () => {
    const { documents, problems } = await read("words", translated);
    expect(problems).toEqual([]);
    const intro = documents.find(({ docId }) => docId === "intro");
    expect(intro).toMatchObject({
      slug: "/docs/start",
      locale: "ar",
      file: "words/locales/ar/docs/intro.mdx",
      frontMatter: {
        title: "المقدمة",
        sidebarLabel: "مقدمة",
        tags: ["basics"],
        sidebarPosition: 3,
      },
      links: [{ href: "/docs/all", line: 12 }],
    });
    expect(documents.find(({ docId }) => docId === "all")?.locale).toBeUndefined();
  });

  it("has the ids of its original's headings, so that links to them are the same everywhere", async () => {
    const { documents } = await read("words", translated);
    const intro = documents.find(({ docId }) => docId === "intro");
    expect(intro?.anchors).toEqual(["set-up", "go-on"]);
    expect(intro?.toc.map(({ id, title }) => `${id} ${title}`)).toEqual([
      "set-up الإعداد",
      "go-on المتابعة",
    ]);
  });

  it("stands among translated folders and tags, which keep what is no word", async () => {
    const { categories, tags } = await read("words", translated);
    expect(categories).toMatchObject([{ label: "دليل", position: 2, description: "How." }]);
    expect(tags).toMatchObject([
      {
        key: "basics",
        label: "أساسيات",
        description: "To begin with.",
        permalink: "/docs/tags/basics",
      },
    ]);
  });

  it("comes from the nearest locale that has it", async () => {
    const files = {
      ...original,
      "locales/ar/docs/all.mdx": page("الكل"),
      "locales/fr/docs/all.mdx": page("Tout"),
      "locales/fr/docs/guide/one.mdx": page("Un"),
    };
    const chain = { chain: ["ar", "fr"], known: ["ar", "fr"] };
    const { documents } = await read("chain", files, chain);
    const titles = documents.map(({ frontMatter, locale }) => [frontMatter.title, locale]);
    expect(titles).toEqual([
      ["الكل", "ar"],
      ["Un", "fr"],
      ["Introduction", undefined],
    ]);
  });

  it("of a frozen version stands in the version's folder of its locale", async () => {
    const files = {
      ...original,
      "versions/2.0/docs/all.mdx": page("All", "## Before\n\nText."),
      "versions/2.0/docs/guide/_category_.yml": "label: Guide\n",
      "versions/2.0/docs/guide/one.mdx": page("One"),
      "locales/ar/versions/2.0/docs/all.mdx": page(
        "الكل",
        "## قبل\n\nانظر [واحد](./guide/one.mdx).",
      ),
      "locales/ar/versions/2.0/docs/guide/_category_.yml": "label: دليل قديم\n",
    };
    const version = { name: "2.0", route: "/docs/2.0" };
    const { documents, categories, problems } = await read("frozen", files, undefined, [version]);
    expect(problems).toEqual([]);
    expect(documents.find(({ slug }) => slug === "/docs/2.0/all")).toMatchObject({
      locale: "ar",
      docsVersion: "2.0",
      file: "frozen/locales/ar/versions/2.0/docs/all.mdx",
      links: [{ href: "/docs/2.0/guide/one" }],
    });
    expect(documents.find(({ slug }) => slug === "/docs/all")?.locale).toBeUndefined();
    const labels = categories.map(({ docsVersion, label }) => [docsVersion, label]);
    expect(labels).toContainEqual(["2.0", "دليل قديم"]);
    expect(labels).toContainEqual([undefined, "Guide"]);
  });

  it("is not looked at by the build of the default locale", async () => {
    const { documents } = await read("words", translated, { chain: [], known: ["ar"] });
    expect(documents.every(({ locale }) => locale === undefined)).toBe(true);
  });
});

describe("translations with mistakes are told of", () => {
  it.each<[string, Record<string, string>]>([
    ["a page without an original", { "locales/ar/docs/intor.mdx": page("المقدمة") }],
    [
      "a page of a version without an original",
      { "locales/ar/versions/2.0/docs/all.mdx": page("الكل") },
    ],
    ["a page whose original has moved", { "locales/ar/docs/guide/all.mdx": page("الكل") }],
    ["a folder that is no locale", { "locales/arr/docs/all.mdx": page("الكل") }],
    [
      "front matter that only the original has",
      { "locales/ar/docs/all.mdx": page("الكل", "نص.", "slug: /docs/kull\n") },
    ],
    [
      "headings that the original does not have",
      { "locales/ar/docs/intro.mdx": page("المقدمة", "## الإعداد\n\nافعل.") },
    ],
    ["a tag that is not there", { "locales/ar/docs/tags.yml": "basic:\n  label: أساسيات\n" }],
    [
      "a key of a tag that is no word",
      { "locales/ar/docs/tags.yml": "basics:\n  permalink: /asas\n" },
    ],
    [
      "a key of a folder that is no word",
      { "locales/ar/docs/guide/_category_.yml": "label: دليل\nposition: 9\n" },
    ],
  ])("%s", async (name, files) => {
    const { problems } = await read(name.replaceAll(" ", "-"), { ...original, ...files });
    expect(formatProblems(problems, "Content")).toMatchSnapshot();
  });

  it("a folder of translations where the site has one locale", async () => {
    const files = { ...original, "locales/ar/docs/all.mdx": page("الكل") };
    const { problems } = await read("one-locale", files, { chain: [], known: [] });
    expect(formatProblems(problems, "Content")).toMatchSnapshot();
  });
});

describe("words of the configuration", () => {
  const config = {
    title: "Acme",
    url: "https://acme.example",
    locales: [{ code: "en", label: "English" }],
    navbar: { title: "Acme", items: [{ label: "Docs", to: "/docs" }] },
    announcement: { id: "new", content: "New <b>docs</b>" },
  };

  it("are those of labels, titles and texts, not addresses and names of languages", () => {
    expect(configTexts(config)).toEqual(["Acme", "Docs", "New <b>docs</b>"]);
    const texts = new Map([["Docs", "الوثائق"]]);
    expect(withTexts(config, texts).navbar.items).toEqual([{ label: "الوثائق", to: "/docs" }]);
    expect(withTexts(config, texts).locales).toBe(config.locales);
  });

  it("are refused where the configuration has no such text, with the nearest one", () => {
    const folder = path.join(root, "config", "locales", "ar");
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "site.yml"), "Acme: أكمي\nDocks: الوثائق\n");
    const place = { root, contentDir: "config", chain: ["ar"] };
    const { texts, problems } = readConfigTexts(config, place);
    expect([...texts]).toEqual([["Acme", "أكمي"]]);
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });
});

test("a translation knows its original by its path", () => {
  expect(originalPath("locales/ar/docs/intro.mdx")).toBe("docs/intro.mdx");
  expect(originalPath("docs/locales/ar/intro.mdx")).toBe("docs/locales/ar/intro.mdx");
  expect(originalFile("/site/content/locales/ar/docs/a.mdx")).toBe("/site/content/docs/a.mdx");
  expect(originalFile("/site/content/locales/ar/versions/2.0/docs/a.mdx")).toBe(
    "/site/content/versions/2.0/docs/a.mdx",
  );
});
