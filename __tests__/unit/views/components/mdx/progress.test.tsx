/** @jest-environment jsdom */
import { render } from "../../../../support/views/testing";
import { noteOpened, openedPages } from "../../../../../src/browser/opened-pages";
import { Progress } from "../../../../../src/views/components/mdx/Progress";

beforeEach(() => localStorage.clear());

const path = () =>
  render(
    <ul>
      <li>
        <a href="/docs/first">First</a>, <a href="/docs/second#part">Second</a>. <Progress />
      </li>
    </ul>,
  ).container;

test("a path says nothing before its first page was opened", () => {
  expect(path().textContent).toBe("First, Second. ");
});

test("opened pages are counted and marked, whichever part was linked to", () => {
  noteOpened("/docs/second/");
  noteOpened("/docs/other");
  const list = path();
  expect(list.textContent).toBe("First, Second. 1 of 2 opened");
  expect([...list.querySelectorAll("[data-opened]")].map((link) => link.textContent)).toEqual([
    "Second",
  ]);
});

test("pages of the docs alone are remembered, once, and the latest ones", () => {
  for (const route of ["/", "/blog/post", "/docs/a", "/docs/a/"]) noteOpened(route);
  expect(openedPages()).toEqual(["/docs/a"]);
  for (let at = 0; at < 250; at++) noteOpened(`/docs/${at}`);
  expect(openedPages()).toHaveLength(200);
  expect(openedPages().at(-1)).toBe("/docs/249");
});

test("a browser that forbids storage shows the list alone", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  jest.spyOn(console, "info").mockImplementation(() => undefined);
  expect(path().textContent).toBe("First, Second. ");
  jest.restoreAllMocks();
});
