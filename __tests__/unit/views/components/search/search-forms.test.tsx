/** @jest-environment jsdom */
import { render, screen, withConstants } from "../../../../support/views/testing";
import { SearchButton } from "../../../../../src/views/components/search/SearchButton";
import { SearchForm } from "../../../../../src/views/components/search/SearchForm";

const form = () => screen.getByRole("search");
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search docs" });

test("the button of the top bar opens the search, and without scripts it leads to the search page", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  render(<SearchButton />);
  const button = screen.getByRole("button", { name: "Search" });
  expect(button.matches("[data-search-open]")).toBe(true);
  expect(button.getAttribute("type")).toBe("submit");
  expect(form().getAttribute("action")).toBe("/site/search");
});

test("the button shows the keys of the reader's device", () => {
  const { unmount } = render(<SearchButton />);
  expect(screen.getByText("Ctrl K")).toBeTruthy();
  unmount();
  jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  render(<SearchButton />);
  expect(screen.getByText("⌘ K")).toBeTruthy();
});

test("a field leads to the search page with up to 64 characters, and not without any", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  render(<SearchForm query="get item" />);
  expect([field().name, field().value, field().maxLength, field().required]).toEqual([
    "q",
    "get item",
    64,
    true,
  ]);
  expect(form().getAttribute("action")).toBe("/site/search");
  expect(form().matches("[data-search-open]")).toBe(false);
});

test("the field of the home page opens the search", () => {
  render(<SearchForm large />);
  expect(field().closest("[data-search-open]")).toBe(form());
});

test("a query that becomes known later is in the field, and what was typed before is not kept", () => {
  const { rerender } = render(<SearchForm query="" />);
  field().value = "typed";
  rerender(<SearchForm query="get item" />);
  expect(field().value).toBe("get item");
});
