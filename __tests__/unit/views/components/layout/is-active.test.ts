import { activeState } from "../../../../../src/views/components/layout/is-active";

const api = { route: "/docs/api", categoryRoute: "/docs/category/ianaiapi" };

describe("the active state of a top bar item", () => {
  it.each([
    ["a link on its own page", { to: "/blog" }, "/blog", "page"],
    ["a link with an anchor on its own page", { to: "/blog#new" }, "/blog", "page"],
    ["a link on a page below it", { to: "/blog" }, "/blog/welcome", "true"],
    ["a link on a page that only begins alike", { to: "/blog" }, "/blogs", undefined],
    ["a link to the home page elsewhere", { to: "/" }, "/blog", undefined],
    ["an address elsewhere", { href: "https://www.example.com" }, "/blog", undefined],
    ["the docs sidebar on a tutorial", { sidebarId: "docs" }, "/docs/tutorial/intro", "true"],
    ["the docs sidebar on an operation", { sidebarId: "docs" }, "/docs/api/get-item", undefined],
    ["the API sidebar on an operation", { sidebarId: "api" }, "/docs/api/get-item", "true"],
    ["the API sidebar on its category", { sidebarId: "api" }, "/docs/category/ianaiapi", "true"],
  ])("%s", (_name, item, path, state) => {
    expect(activeState(item, path, api)).toBe(state);
  });
});
