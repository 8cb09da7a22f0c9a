import { checkSourceLinks } from "../../../src/graphql/check-source-links";

jest.mock("../../../src/graphql/content-library", () => ({
  contentLibrary: async () => ({
    documents: [],
    glossary: [{ key: "sales-order", term: "Sales order", kind: "document" }],
  }),
}));

const linked = (...hrefs: string[]) => ({
  allDoc: {
    nodes: [
      {
        slug: "/docs/from",
        sourcePath: "docs/from.mdx",
        anchors: [],
        links: hrefs.map((href) => ({ href, line: 1 })),
      },
    ],
  },
  ...Object.fromEntries(
    ["allPage", "allBlogPost", "allApiDocument", "allApiTag", "allApiOperation"].map((kind) => [
      kind,
      { nodes: [] },
    ]),
  ),
});

test("a build knows the ids on the page of the glossary: terms, kinds, letters", async () => {
  const there = ["#sales-order", "#kind-document", "#kind-document-s"];
  const data = linked(...[...there, "#sales-ordre"].map((anchor) => `/docs/glossary${anchor}`));
  const graphql = (async () => ({ data })) as never;
  const problems = await checkSourceLinks(graphql, new Set(["/docs/from", "/docs/glossary"]));
  expect(problems.map(({ code, seen, fix }) => [code, seen, fix])).toEqual([
    ["broken-anchor", "/docs/glossary#sales-ordre", "/docs/glossary#sales-order"],
  ]);
});
