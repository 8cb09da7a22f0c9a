/** @jest-environment jsdom */
import { useMDXComponents } from "@mdx-js/react";
import type { ReactNode } from "react";
import { addresses, render, screen, withConstants } from "../../../../support/views/testing";
import { MdxBody } from "../../../../../src/views/components/mdx/MdxBody";
import type { mdxComponents } from "../../../../../src/views/components/mdx/mdx-components";

const picture = {
  src: "./map.png",
  width: 1600,
  height: 900,
  base: "/pictures/map-",
  widths: [480, 960, 1600],
  fallback: "jpg",
  eager: false,
};
const page: Queries.NamedThingsFragment = {
  language: null,
  operations: [{ slug: "get-order", route: "/docs/api/get-order", method: "GET", summary: "Get" }],
  statuses: [],
  terms: [],
  pictures: [picture],
};

type Components = typeof mdxComponents;
/** As a compiled page uses the components. */
function Words({ children }: { children: (components: Components) => ReactNode }) {
  return children(useMDXComponents() as unknown as Components);
}
const show = (words: (components: Components) => ReactNode, changes: Partial<typeof page> = {}) =>
  render(
    <MdxBody page={{ ...page, ...changes }}>
      <Words>{words}</Words>
    </MdxBody>,
  );

test("links to pages of the site have the prefix once; files and other sites are as they were", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show(({ a: Link }) => (
    <>
      <Link href="/site/docs/intro#first">Page</Link>
      <Link href="/files/price-list.pdf">File</Link>
      <Link href="https://www.example.com/">Company</Link>
      <Link href="#below">Below</Link>
    </>
  ));
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    Page: "/site/docs/intro#first",
    File: "/files/price-list.pdf",
    Company: "https://www.example.com/",
    Below: "#below",
  });
});

test("a picture next to the page comes in formats and widths, with its place kept", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  show(({ img: Picture }) => <Picture src="./map.png" alt="The warehouse" title="Halls" />);
  const image = screen.getByRole<HTMLImageElement>("img", { name: "The warehouse" });
  expect([image.width, image.height, image.title]).toEqual([1600, 900, "Halls"]);
  expect(image.getAttribute("src")).toBe("/site/pictures/map-960.jpg");
  expect(image.getAttribute("loading")).toBe("lazy");
  const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
  expect(sources.map(({ type, srcset }) => [type, srcset])).toEqual([
    [
      "image/avif",
      "/site/pictures/map-480.avif 480w, /site/pictures/map-960.avif 960w, /site/pictures/map-1600.avif 1600w",
    ],
    [
      "image/webp",
      "/site/pictures/map-480.webp 480w, /site/pictures/map-960.webp 960w, /site/pictures/map-1600.webp 1600w",
    ],
  ]);
});

test("the first picture of a page is fetched at once", () => {
  show(({ img: Picture }) => <Picture src="./map.png" alt="The warehouse" />, {
    pictures: [{ ...picture, eager: true }],
  });
  const image = screen.getByRole("img");
  expect(image.getAttribute("loading")).toBe("eager");
  expect(image.getAttribute("fetchpriority")).toBe("high");
});

test("a drawing, which has one size for all, is shown as it is", () => {
  show(({ img: Picture }) => <Picture src="./map.svg" alt="Drawing" />, {
    pictures: [{ ...picture, src: "./map.svg", base: "/pictures/map.svg", widths: [] }],
  });
  const image = screen.getByRole("img", { name: "Drawing" });
  expect(image.getAttribute("src")).toBe("/pictures/map.svg");
  expect(image.parentElement?.tagName).not.toBe("PICTURE");
});

test("an image of another host is shown from there; without a text it is decoration", () => {
  show(({ img: Picture }) => <Picture src="https://cdn.example.com/x.png" width={10} />);
  const image = screen.getByRole<HTMLImageElement>("presentation");
  expect([image.src, image.alt, image.width]).toEqual(["https://cdn.example.com/x.png", "", 10]);
  expect(image.getAttribute("loading")).toBe("lazy");
});

test("an admonition is a note with the name of its kind, or its own title", () => {
  show(({ Admonition }) => (
    <>
      <Admonition type="warning">Mind the gap.</Admonition>
      <Admonition type="tip" title="Quicker">
        Take the stairs.
      </Admonition>
    </>
  ));
  expect(screen.getAllByRole("note").map(({ textContent }) => textContent)).toEqual([
    "WarningMind the gap.",
    "QuickerTake the stairs.",
  ]);
});

test("an operation is a link with its method and title; an unknown one is its id", () => {
  show(({ Operation }) => (
    <>
      <Operation id="get-order" />
      <Operation id="unknown" />
    </>
  ));
  expect(addresses(screen.getAllByRole("link"))).toEqual({ "GET Get": "/docs/api/get-order" });
  expect(screen.getByText("unknown").tagName).toBe("CODE");
});

test("a code block of the build stays the same elements when the page is drawn again", () => {
  const words = ({ Frozen }: Components) => <Frozen html="<pre>curl</pre>" />;
  const { rerender } = show(words);
  const block = screen.getByText("curl");
  rerender(
    <MdxBody page={page}>
      <Words>{words}</Words>
    </MdxBody>,
  );
  expect(screen.getByText("curl")).toBe(block);
});

test("untranslated words say their language and direction", () => {
  show(() => <p>كلمات</p>, { language: { label: "العربية", htmlLang: "ar", dir: "rtl" } });
  const words = screen.getByText("كلمات").closest("[lang]");
  expect([words?.getAttribute("lang"), words?.getAttribute("dir")]).toEqual(["ar", "rtl"]);
});
