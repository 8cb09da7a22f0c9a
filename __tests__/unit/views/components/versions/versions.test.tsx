/** @jest-environment jsdom */
import {
  act,
  addresses,
  configure,
  entry,
  fireEvent,
  render,
  renderHook,
  screen,
  version,
} from "../../../../support/views/testing";
import { NavbarLink } from "../../../../../src/views/components/layout/NavbarLink";
import {
  PageVersionsProvider,
  useCanonicalRoute,
  useEntryRoute,
  usePlainRoute,
  VersionBanner,
  VersionDropdown,
  VersionLink,
} from "../../../../../src/views/components/versions/switching";
import type { PageVersions } from "../../../../../src/content/versions/page-versions";
import type { ReactNode } from "react";

const versions = [
  version({ name: "current", label: "4.0 (next)", banner: "unreleased" }),
  version({
    name: "3.0",
    label: "3.0",
    route: "/docs/3.0",
    to: "/docs/3.0/intro",
    docs: "/docs/3.0/intro",
    api: "/docs/3.0/api",
    entries: { "/docs/tutorial": "/docs/3.0/tutorial" },
  }),
  version({
    name: "2.0",
    label: "2.0",
    banner: "unmaintained",
    route: "/docs/2.0",
    to: "/docs/2.0/intro",
    docs: "/docs/2.0/intro",
    api: null,
    entries: {},
  }),
  version({
    name: "1.0",
    label: "1.0",
    route: null,
    to: null,
    docs: null,
    api: null,
    href: "https://old.example.com/",
  }),
];
const inTwo: PageVersions = {
  name: "2.0",
  pages: { current: "/docs/intro", "3.0": "/docs/3.0/i" },
};

const on = (page: PageVersions | undefined, part: ReactNode) => (
  <PageVersionsProvider value={page}>{part}</PageVersionsProvider>
);
const inPage =
  (page?: PageVersions) =>
  ({ children }: { children: ReactNode }) =>
    on(page, children);

beforeEach(() => configure({ docVersions: versions }));

describe("the dropdown of versions", () => {
  const open = (page?: PageVersions) => {
    render(on(page, <VersionDropdown place="bar" />));
    fireEvent.click(screen.getByRole("button"));
  };

  test("leads to the same page in each version that has it, else to the version's first page", () => {
    open(inTwo);
    expect(addresses(screen.getAllByRole("link"))).toEqual({
      "4.0 (next)": "/docs/intro",
      "3.0": "/docs/3.0/i",
      "2.0": "/docs/2.0/intro",
      "1.0": "https://old.example.com/",
    });
  });

  test("names the version of the page, and marks it", () => {
    open(inTwo);
    expect(screen.getByRole("button").textContent).toBe("Versions: 2.0");
    expect(screen.getByRole("link", { current: true }).textContent).toBe("2.0");
  });

  test("names the newest released version on a page without one", () => {
    open();
    expect(screen.getByRole("button").textContent).toBe("Versions: 3.0");
  });

  test("remembers the choice for pages without a version, in other tabs, too", () => {
    open();
    fireEvent.click(screen.getByRole("link", { name: "2.0" }));
    expect(screen.getByRole("button").textContent).toBe("Versions: 2.0");
    localStorage.setItem("docs-preferred-version-default", "current");
    act(() => void window.dispatchEvent(new Event("storage")));
    expect(screen.getByRole("button").textContent).toBe("Versions: 4.0 (next)");
  });

  test("never takes a version of another site for the current one", () => {
    localStorage.setItem("docs-preferred-version-default", "1.0");
    open();
    expect(screen.getByRole("button").textContent).toBe("Versions: 4.0 (next)");
  });

  test("ignores a stored version that is no longer there", () => {
    localStorage.setItem("docs-preferred-version-default", "0.9");
    open();
    expect(screen.getByRole("button").textContent).toBe("Versions: 3.0");
  });
});

describe("the banner of a version", () => {
  const banner = (page?: PageVersions) => {
    render(on(page, <VersionBanner />));
    return screen.queryByRole("complementary");
  };

  test("says that a version is no longer maintained, and leads to the page in the latest", () => {
    expect(banner(inTwo)?.textContent).toBe(
      "This is about 2.0, which is no longer maintained. Read it for 3.0",
    );
    expect(addresses(screen.getAllByRole("link"))).toEqual({ "Read it for 3.0": "/docs/3.0/i" });
  });

  test("says that a version is not released, and leads to the first page of the latest if it lacks this one", () => {
    expect(banner({ name: "current", pages: {} })?.textContent).toContain(
      "4.0 (next), which is not",
    );
    expect(screen.getByRole("link").getAttribute("href")).toBe("/docs/3.0/intro");
  });

  test("is not on pages of the latest version, nor on pages without a version", () => {
    expect(banner({ name: "3.0", pages: {} })).toBeNull();
    expect(banner()).toBeNull();
  });
});

describe("links of the configuration", () => {
  const route = (to: string, page?: PageVersions) =>
    renderHook(() => useEntryRoute({ to, sidebarId: null }), { wrapper: inPage(page) }).result
      .current;

  test("lead to the version of the page, with query and anchor; others stay", () => {
    const inThree = { name: "3.0", pages: {} };
    expect(route("/docs/tutorial?a=1#b", inThree)).toBe("/docs/3.0/tutorial?a=1#b");
    expect(route("/blog", inThree)).toBe("/blog");
    expect(route("/docs/tutorial", inTwo)).toBe("/docs/tutorial");
  });

  test("on a page without a version, they lead to the latest", () => {
    expect(route("/docs/tutorial")).toBe("/docs/3.0/tutorial");
  });

  test("the docs and the API are those of the version, and marked on its pages", () => {
    const item = (label: string, sidebarId: string) =>
      entry({ where: "navbar.items[0]", label, to: `/${label}`, sidebarId });
    render(
      on(
        { name: "3.0", pages: {} },
        <>
          <NavbarLink item={item("Docs", "docs")} path="/docs/3.0/api/x" />
          <NavbarLink item={item("API", "api")} path="/docs/3.0/api/x" />
        </>,
      ),
    );
    expect(addresses(screen.getAllByRole("link"))).toEqual({
      Docs: "/docs/3.0/intro",
      API: "/docs/3.0/api",
    });
    expect(screen.getByRole("link", { current: true }).textContent).toBe("API");
  });

  test("the link to the version is named after it, unless the configuration names it", () => {
    const item = entry({ where: "navbar.items[0]", type: "docsVersion", to: "/docs/intro" });
    const link = (one: typeof item) => <a href={one.to ?? one.href ?? ""}>{one.label}</a>;
    render(
      on(
        inTwo,
        <>
          <VersionLink item={item}>{(one) => link(one as typeof item)}</VersionLink>
          <VersionLink item={{ ...item, label: "Read" }}>
            {(one) => link(one as typeof item)}
          </VersionLink>
        </>,
      ),
    );
    expect(addresses(screen.getAllByRole("link"))).toEqual({
      "2.0": "/docs/2.0/intro",
      Read: "/docs/2.0/intro",
    });
  });
});

test("a page of a version counts as that page of today's docs", () => {
  const plain = (path: string, page?: PageVersions) =>
    renderHook(() => usePlainRoute(path), { wrapper: inPage(page) }).result.current;
  expect(plain("/docs/2.0/intro", inTwo)).toBe("/docs/intro");
  expect(plain("/blog", undefined)).toBe("/blog");
});

test("search engines are sent to the page in the latest version", () => {
  const canonical = (page?: PageVersions) =>
    renderHook(() => useCanonicalRoute("/docs/2.0/i"), { wrapper: inPage(page) }).result.current;
  expect(canonical(inTwo)).toBe("/docs/3.0/i");
  expect(canonical({ name: "2.0", pages: {} })).toBe("/docs/2.0/i");
});
