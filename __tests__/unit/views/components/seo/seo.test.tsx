/** @jest-environment jsdom */
import {
  configure,
  render,
  staticQueries,
  withConstants,
  withEnvironment,
} from "../../../../support/views/testing";
import { ContentSeo } from "../../../../../src/views/components/seo/ContentSeo";
import { Seo } from "../../../../../src/views/components/seo/Seo";

type Props = Parameters<typeof Seo>[0];
const show = (props: Partial<Props> = {}) =>
  render(<Seo path="/docs/intro" title="Introduction" description="How to begin." {...props} />);
const meta = (name: string) =>
  document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
const link = (selector: string) =>
  document.head.querySelector(`link${selector}`)?.getAttribute("href");

afterEach(() => {
  for (const name of ["lang", "dir"]) document.documentElement.removeAttribute(name);
});

test("the title names page and site; the home page names the site once", () => {
  const { unmount } = show();
  expect(document.title).toBe("Introduction | Acme Docs");
  unmount();
  show({ title: "Acme Docs" });
  expect(document.title).toBe("Acme Docs");
});

test("addresses are absolute, with the path prefix, and percent-encoded", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show({ path: "/docs/größe" });
  expect(link("[rel=canonical]")).toBe("https://docs.example.com/site/docs/gr%C3%B6%C3%9Fe");
  expect(meta("og:url")).toBe("https://docs.example.com/site/docs/gr%C3%B6%C3%9Fe");
});

test("the home page has no slash at the end of its address", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show({ path: "/" });
  expect(link("[rel=canonical]")).toBe("https://docs.example.com/site");
});

test("a page without a description has that of the site", () => {
  show({ description: null });
  expect(meta("description")).toBe("How Acme works.");
  expect(meta("og:description")).toBe("How Acme works.");
});

test("previews have the page's own drawn image with its size, or the image that the page names", () => {
  const { unmount } = show();
  expect(meta("og:image")).toBe("https://docs.example.com/social/docs/intro.png");
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  expect(meta("twitter:card")).toBe("summary_large_image");
  unmount();
  show({ image: "https://cdn.example.com/x.png" });
  expect(meta("og:image")).toBe("https://cdn.example.com/x.png");
  expect(meta("og:image:width")).toBeUndefined();
});

test("a page that is not for search engines says so, and has no image", () => {
  show({ noIndex: true });
  expect(meta("robots")).toBe("noindex");
  expect(meta("og:image")).toBeUndefined();
  expect(meta("twitter:card")).toBe("summary");
});

test("the Markdown version is named, unless there is none", () => {
  const { unmount } = show();
  expect(link('[type="text/markdown"]')).toBe("/docs/intro.md");
  unmount();
  show({ noMarkdown: true });
  expect(link('[type="text/markdown"]')).toBeUndefined();
});

test("each locale is named with its address, and the first for everybody else", () => {
  withEnvironment({ SITE_HAS_LOCALES: "yes" });
  configure({
    language: "ar",
    locales: [
      ...staticQueries.SiteConfig.siteConfig.locales,
      { code: "ar", label: "العربية", htmlLang: "ar-SA", dir: "rtl" },
    ],
  });
  withConstants({ __PATH_PREFIX__: "/ar" });
  show();
  const all = [...document.head.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
  expect(Object.fromEntries(all.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
    en: "https://docs.example.com/docs/intro",
    "ar-SA": "https://docs.example.com/ar/docs/intro",
    "x-default": "https://docs.example.com/docs/intro",
  });
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar-SA", "rtl"]);
});

test("a site with one locale names no others", () => {
  show();
  expect(link("[hreflang]")).toBeUndefined();
  expect(document.documentElement.lang).toBe("en");
  expect(document.documentElement.dir).toBe("");
});

test("an unlisted page of an author is not for search engines, and its first words describe it", () => {
  const page = {
    slug: "/docs/hidden",
    title: "Hidden",
    description: null,
    excerpt: "First words.",
    image: null,
    keywords: ["a", "b"],
    unlisted: true,
  };
  render(<ContentSeo page={page} type="article" />);
  expect(meta("description")).toBe("First words.");
  expect(meta("keywords")).toBe("a, b");
  expect(meta("robots")).toBe("noindex");
  expect(meta("og:type")).toBe("article");
});
