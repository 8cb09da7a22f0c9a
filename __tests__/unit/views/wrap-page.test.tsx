/** @jest-environment jsdom */
import { useEffect } from "react";
import { expectMessages, render, screen, withConstants } from "../../support/views/testing";
import { wrapPage } from "../../../src/views/wrap-page";

type Args = Parameters<typeof wrapPage>[0];
const mounted = jest.fn();
function Page({ name }: { name: string }) {
  useEffect(() => mounted(name), [name]);
  if (name === "broken") throw new Error("outer");
  return <main>{name}</main>;
}
const wrap = (pathname: string, name = "Words", chunk = "component---src-pages-index-tsx") =>
  wrapPage({
    element: <Page key={pathname} name={name} />,
    props: {
      location: { pathname },
      pageContext: {},
      pageResources: { page: { componentChunkName: chunk } },
    },
  } as unknown as Args);

beforeEach(() => mounted.mockClear());

test("a page has the frame of the site around it", () => {
  render(wrap("/docs/intro"));
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(screen.getByRole("main").textContent).toBe("Words");
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

test("the frame stays when the page changes", () => {
  const { rerender } = render(wrap("/docs/intro", "One"));
  const bar = screen.getByRole("banner");
  rerender(wrap("/blog", "Two"));
  expect(screen.getByRole("banner")).toBe(bar);
  expect(screen.getByRole("main").textContent).toBe("Two");
});

test.each(["/site/blog", "/site/blog/", "/site/blog.html"])(
  "the top bar knows the page by its route, also at %s",
  (pathname) => {
    withConstants({ __PATH_PREFIX__: "/site" });
    render(wrap(pathname));
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Blog");
  },
);

test("an address that cannot be decoded does no harm", () => {
  render(wrap("/%E0%A4%A"));
  expect(screen.getByRole("main").textContent).toBe("Words");
});

test("a page that crashes leaves the frame alive", () => {
  expectMessages("error");
  render(wrap("/docs/intro", "broken"));
  expect(screen.getByRole("alert").textContent).toContain("outer");
  expect(screen.getByRole("banner")).toBeTruthy();
});

test("from one operation to another the frame of the page stays; other pages are made anew", () => {
  const operation = "component---src-views-templates-api-operation-tsx";
  const { rerender } = render(wrap("/docs/api/a", "A", operation));
  const main = screen.getByRole("main");
  rerender(wrap("/docs/api/b", "B", operation));
  expect(screen.getByRole("main")).toBe(main);
  rerender(wrap("/blog", "C"));
  expect(screen.getByRole("main")).not.toBe(main);
});
