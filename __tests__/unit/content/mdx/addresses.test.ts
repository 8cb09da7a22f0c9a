import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  addPage,
  type CreatePagesContext,
} from "../../../../src/graphql/create-pages/create-pages-args";
import { caseClashes } from "../../../../src/config/addresses/any-case";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { parseFrontMatter } from "../../../../src/content/mdx/front-matter/front-matter";
import { formatProblems } from "../../../../src/problems/format-problem";
import type { Problem } from "../../../../src/problems/problem";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "addresses-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

const page = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

async function problemsOf(name: string, files: Record<string, string>, locales: string[] = []) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, name, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  const { problems } = await loadContent(name, root, { chain: [], known: locales });
  return problems.filter(({ level }) => level === "error");
}

const complete = ({ what, where, seen, cause, fix }: Problem) =>
  [what, where?.file, where?.line, seen, cause, fix].every(Boolean);

test.each([
  ["slug", "slug: //evil.example"],
  ["slug", "slug: /docs/../../etc/cron.d/job"],
  ["slug", 'slug: "/docs/<script>alert(1)</script>"'],
  ["slug", 'slug: "/docs/a\\nb"'],
  ["slug", "slug: /docs/*"],
  ["redirect_from", "redirect_from: [/docs/old, //evil.example]"],
  ["redirect_from", "redirect_from:\n  - /docs/old\n  - /docs/;return;"],
  ["redirect_from", 'redirect_from: ["/docs/\\"><script>alert(1)</script>"]'],
  ["redirect_from", "redirect_from: [/docs/old.html]"],
  ["redirect_from", "redirect_from: [/old, ./old]"],
  ["redirect_from", "redirect_from: [/docs/old page]"],
])("%s: a wrong address is named with its line and a right one (%s)", (_key, line) => {
  const { problems, frontMatter } = parseFrontMatter("docs/a.mdx", page("A", `${line}\n`), "doc");
  expect(frontMatter).toBeUndefined();
  expect(problems.every(complete)).toBe(true);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("file names, tags, authors and folders of docs become addresses, or are named", async () => {
  const problems = await problemsOf("names", {
    "docs/100%.mdx": page("A"),
    "docs/a+b/c.mdx": page("B"),
    "docs/q#a.mdx": page("Q"),
    "docs/why?.mdx": page("W"),
    "docs/node.js.mdx": page("C"),
    "docs/two words.mdx": page("D"),
    "docs/größe.mdx": page("E"),
    "docs/gro\u0308ße2.mdx": page("F"),
    "docs/g/_category_.yml": "slug: /docs/../g\n",
    "docs/g/one.mdx": page("G", 'tags: ["!!!"]\n'),
    "docs/tags.yml": '"!!!":\nodd:\n  permalink: /a b\n',
    "blog/authors.yml":
      'maren:\n  name: M\n  page:\n    permalink: ../../x\n  url: "javascript:alert(1)"\n',
    "blog/post.mdx": page("P", "date: 2026-01-01\nauthors: [maren]\n"),
  });
  expect(problems.every(complete)).toBe(true);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("the key of an author becomes an address, or is named", async () => {
  const problems = await problemsOf("author-keys", {
    "blog/authors.yml": "a/../../b:\n  name: A\n",
    "blog/post.mdx": page("P", "date: 2026-01-01\nauthors: [a/../../b]\n"),
  });
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("a tag that no file describes makes an address too", async () => {
  const problems = await problemsOf("free-tags", { "docs/a.mdx": page("A", 'tags: ["!!!"]\n') });
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("addresses of the build's own files, of static/ and of locales are not for pages", async () => {
  fs.mkdirSync(path.join(root, "static"), { recursive: true });
  fs.writeFileSync(path.join(root, "static", "CNAME"), "docs.example");
  const problems = await problemsOf(
    "own",
    {
      "docs/a.mdx": page("A", "slug: /static/a\n"),
      "docs/b.mdx": page("B", "slug: /Page-Data/b\n"),
      "docs/c.mdx": page("C", "redirect_from: [/_gatsby/c, /download/c, /docs/before]\n"),
      "docs/d.mdx": page("D", "slug: /cname\n"),
      "docs/e/_category_.yml": "label: E\nslug: /llms/e\n",
      "docs/e/one.mdx": page("F"),
      "pages/ar/start.mdx": page("G"),
      "pages/social.mdx": page("H"),
      "pages/imprint.mdx": page("I"),
    },
    ["ar"],
  );
  expect(problems.every(complete)).toBe(true);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

describe("when pages are made", () => {
  const made = (...pages: [path: string, source: string][]) => {
    const created: string[] = [];
    const context = {
      routes: new Map([["/search", "src/pages/search.tsx"]]),
      problems: [] as Problem[],
      actions: { createPage: ({ path: at }: { path: string }) => created.push(at) },
    };
    for (const [at, source] of pages)
      addPage(context as unknown as CreatePagesContext, {
        path: at,
        source,
        component: "",
        context: {},
      });
    return { created, problems: context.problems };
  };

  test("an address of the site's own pages is an error, whichever comes first", () => {
    const { created, problems } = made(
      ["/search", "content/pages/search.mdx"],
      ["/blog/archive", "content/docs/archive.mdx"],
      ["/blog/archive", "src/views/templates/blog-archive.tsx"],
      ["/docs/a", "content/docs/a.mdx"],
      ["/docs/a", "content/docs/b.mdx"],
    );
    expect(created).toEqual(["/blog/archive", "/docs/a"]);
    expect(problems.map(({ level }) => level)).toEqual(["error", "error", "warning"]);
    expect(formatProblems(problems, "")).toMatchSnapshot();
  });

  test("whatever an address was made from, a wrong one makes no page", () => {
    const { created, problems } = made(
      ["/docs/api/../../../etc/x", "openapi/openapi.yaml"],
      [`/docs/api/${"a".repeat(300)}`, "openapi/openapi.yaml"],
      ["/docs/api/a\nb", "openapi/openapi.yaml"],
    );
    expect(created).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(Array(3).fill("address-refused"));
  });
});

test("addresses that differ in capital letters alone are named, folders too", () => {
  const file = (name: string) => `content/docs/${name}.mdx`;
  const problems = caseClashes([
    { address: "/docs/intro", file: file("intro") },
    { address: "/docs/Intro", file: file("Intro") },
    { address: "/docs/guide/a", file: file("guide/a") },
    { address: "/docs/Guide/b", file: file("Guide/b") },
    { address: "/docs/ÄPFEL", file: file("ÄPFEL") },
    { address: "/docs/äpfel", file: file("äpfel") },
    { address: "/", file: "src/pages/index.tsx" },
  ]);
  expect(formatProblems(problems, "")).toMatchSnapshot();
});
