import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { formatProblems } from "../../../src/problems/format-problem";
import type { Problem } from "../../../src/problems/problem";
import { missingPageProblems, onCreatePage } from "../../../src/graphql/missing-page";

const routes = ["/", "/docs/intro", "/docs/guide", "/blog/first"];
const known = { routes, isThere: () => false, problems: [] };
const said = (problems: readonly Problem[]) => formatProblems(problems, "Missing");

test("an address that no file ever had is answered with the nearest page, or how to write one", () => {
  expect(said(missingPageProblems("/docs/intor", known))).toMatchInlineSnapshot(`
   "Missing

   There is no page at /docs/intor
     where  content/docs/intor.mdx
     seen   /docs/intor
     cause  No file makes a page at this address; the nearest is /docs/intro.
     fix    /docs/intro"
  `);
  expect(said(missingPageProblems("/docs/zzz/qqq", known))).toMatchInlineSnapshot(`
   "Missing

   There is no page at /docs/zzz/qqq
     where  content/docs/zzz/qqq.mdx
     seen   /docs/zzz/qqq
     cause  No file makes a page at this address.
     fix    mkdir -p content/docs/zzz && printf -- '---\\ntitle: Title\\n---\\n\\nText.\\n' > content/docs/zzz/qqq.mdx"
  `);
  expect(said(missingPageProblems("/zzz", known))).toMatchInlineSnapshot(`
   "Missing

   There is no page at /zzz
     where  content/pages/zzz.mdx
     seen   /zzz
     cause  No file makes a page at this address.
     fix    mkdir -p content/pages && printf -- '---\\ntitle: Title\\n---\\n\\nText.\\n' > content/pages/zzz.mdx"
  `);
});

test("a page whose file is gone, or makes it no more, names the file", () => {
  const file = path.resolve("content/docs/old.mdx");
  expect(said(missingPageProblems("/docs/old", { ...known, file }))).toMatchInlineSnapshot(`
   "Missing

   There is no page at /docs/old any more
     where  content/docs/old.mdx
     seen   /docs/old
     cause  The file was deleted, moved, or renamed while develop was running.
     fix    git restore content/docs/old.mdx   # or move it back"
  `);
  const isThere = () => true;
  expect(said(missingPageProblems("/docs/old", { ...known, file, isThere })))
    .toMatchInlineSnapshot(`
   "Missing

   There is no page at /docs/old any more
     where  content/docs/old.mdx:1
     seen   /docs/old
     cause  The file is there, but its page has another address, or is left out.
     fix    slug: /docs/old"
  `);
});

test("what is wrong with the file is said in its place", () => {
  const problem = (file: string): Problem => ({
    ...{ level: "warning", code: "unread", what: `Nothing reads ${file}` },
    ...{ where: { file }, cause: "Its name.", fix: "Rename it." },
  });
  const [mistake, other] = [problem("content/docs/old.MDX"), problem("content/docs/b.MDX")];
  const problems = [mistake, other];
  expect(missingPageProblems("/docs/old", { ...known, problems })).toEqual([mistake]);
  const file = path.resolve("content/docs/b.MDX");
  expect(missingPageProblems("/docs/old", { ...known, problems, file })).toEqual([other]);
});

test("Gatsby's own page for missing ones is ours", () => {
  const created: unknown[] = [];
  const actions = {
    deletePage: () => undefined,
    createPage: (page: unknown) => created.push(page),
  };
  const create = (page: object) =>
    onCreatePage?.(
      { page, actions } as unknown as CreatePageArgs,
      { plugins: [] },
      () => undefined,
    );
  create({ path: "/docs/intro", component: "a" });
  create({ path: "/dev-404-page", component: ".cache/dev-404-page.js" });
  const component = path.resolve("src/views/templates/missing-page.tsx");
  expect(created).toEqual([{ path: "/dev-404-page", component, context: {} }]);
  create({ path: "/dev-404-page", component });
  expect(created).toHaveLength(1);
});

test("a page that moved is found by its name", () => {
  const file = path.resolve("content/docs/guide.mdx");
  const moved = { ...known, routes: ["/docs/guides/guide"], file };
  expect(said(missingPageProblems("/docs/guide", moved))).toMatchInlineSnapshot(`
   "Missing

   There is no page at /docs/guide any more
     where  content/docs/guide.mdx
     seen   /docs/guide
     cause  The file is gone, and a page of its name is at /docs/guides/guide: it was probably moved.
     fix    redirect_from: [/docs/guide]   # in the front matter of /docs/guides/guide"
  `);
});
