import { articleHtml, readArticlesFrom } from "../../../../src/browser/articles/article-store";
import { loadArticlesToo } from "../../../../src/browser/articles/load-articles";
import type { GatsbyLoader } from "../../../../src/browser/navigation/gatsby-window";

const pageOf = (name: string) => `<article data-article="${name}"><p>${name}</p></article>`;
const resourcesOf = (path: string, article?: string) => ({
  page: { path },
  json: { data: article ? { apiOperation: { article } } : {} },
});

function loaderOf(resources: unknown): GatsbyLoader {
  const loader = {
    loadPage: () => Promise.resolve(resources),
    loadPageSync: () => resources,
    hovering: () => undefined,
    enqueue: () => undefined,
  } as GatsbyLoader;
  loadArticlesToo(loader, "/base");
  return loader;
}

const asked: string[] = [];
const answer = (text: string, status = 200) => {
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(new Response(text, { status }));
  };
};

beforeAll(() => {
  Object.assign(globalThis, { document: { querySelector: () => null }, CSS: { escape: String } });
});
beforeEach(() => asked.splice(0));

test("a page with an article is loaded when its article is", async () => {
  answer(pageOf("aaa"));
  const loader = loaderOf(resourcesOf("/docs/api/a", "aaa"));
  expect(loader.loadPageSync("/docs/api/a")).toBeUndefined();
  await Promise.all([loader.loadPage("/docs/api/a"), loader.loadPage("/docs/api/a")]);
  expect(asked).toEqual(["/base/docs/api/a"]);
  expect(articleHtml("aaa")).toBe("<p>aaa</p>");
  expect(loader.loadPageSync("/docs/api/a")).toMatchObject({ page: { path: "/docs/api/a" } });
});

test("pages without one are as Gatsby loads them", async () => {
  const loader = loaderOf(resourcesOf("/docs/intro"));
  expect(await loader.loadPage("/docs/intro")).toMatchObject({ page: { path: "/docs/intro" } });
  expect(loader.loadPageSync("/docs/intro")).toBeDefined();
  expect(asked).toEqual([]);
});

test("a page of another build, or one that cannot be fetched, fails and can be loaded again", async () => {
  const loader = loaderOf(resourcesOf("/docs/api/b", "bbb"));
  answer(pageOf("of-a-later-build"));
  await expect(loader.loadPage("/docs/api/b")).rejects.toThrow("another build");
  answer("gone", 404);
  await expect(loader.loadPage("/docs/api/b")).rejects.toThrow("404");
  answer(pageOf("bbb"));
  await expect(loader.loadPage("/docs/api/b")).resolves.toBeDefined();
});

test("in static rendering, articles come from a source", () => {
  readArticlesFrom((name) => `drawn ${name}`);
  expect(articleHtml("ccc")).toBe("drawn ccc");
});
