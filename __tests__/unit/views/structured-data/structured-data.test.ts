import { breadcrumbList } from "../../../../src/views/structured-data/breadcrumb-list";
import { noteJsonLd, takeJsonLd } from "../../../../src/views/structured-data/json-ld";
import { techArticle } from "../../../../src/views/structured-data/tech-article";
import { webSite } from "../../../../src/views/structured-data/web-site";

const url = "https://docs.example.com";

test("breadcrumbs omit steps without a page, but not the page itself", () => {
  const steps = [
    { name: "Home", url: `${url}/` },
    { name: "Tutorials" },
    { name: "Quick start", url: `${url}/quick` },
    { name: "Account" },
  ];
  expect(breadcrumbList(steps)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: `${url}/` },
      { position: 2, name: "Quick start", item: `${url}/quick` },
      { position: 3, name: "Account" },
    ],
  });
});

test("breadcrumbs need two steps", () => {
  expect(breadcrumbList([{ name: "Home", url }])).toBeUndefined();
});

test("pages of the API are API references; unknown values are omitted", () => {
  const facts = {
    type: "APIReference",
    title: "Get an item",
    description: "Returns one item.",
    url: `${url}/docs/api/get-item`,
    language: "en",
    site: { title: "Docs", url: `${url}/` },
  } as const;
  const said = techArticle({ ...facts, keywords: [], modified: null });
  expect(said).toMatchObject({ "@type": "APIReference", headline: "Get an item" });
  expect(said).not.toHaveProperty("keywords");
  expect(said).not.toHaveProperty("dateModified");
  expect(techArticle({ ...facts, modified: "2026-03-09" })).toHaveProperty(
    "dateModified",
    "2026-03-09",
  );
});

test("the site describes its search and its product", () => {
  const site = webSite({
    title: "Docs",
    description: "Guides.",
    url: `${url}/`,
    language: "en",
    search: `${url}/search`,
    product: { name: "Shop", url: "https://www.example.com" },
  });
  expect(site).toMatchObject({
    potentialAction: { target: { urlTemplate: `${url}/search?q={search_term_string}` } },
    about: { "@type": "SoftwareApplication", name: "Shop" },
  });
});

test("data is taken once, and no text in it can end the script", () => {
  noteJsonLd({ name: "</script><b>" });
  noteJsonLd({ name: "</script><b>" });
  expect(takeJsonLd()).toEqual(['{"name":"\\u003c/script>\\u003cb>"}']);
  expect(takeJsonLd()).toEqual([]);
});
