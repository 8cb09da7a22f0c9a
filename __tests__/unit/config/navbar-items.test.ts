import { keepReachable } from "../../../src/config/keep-reachable";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { safeHtml } from "../../../src/config/html/safe-html";
import type { SiteConfig } from "../../../src/config/schema/site-config";
import { navbarItemSchema } from "../../../src/config/schema/navbar-item";
import { formatProblems } from "../../../src/problems/format-problem";

const config = loadSiteConfig(process.cwd(), {}).config as SiteConfig;

/** The items of the top bar as the site shows them, and what is wrong with them. */
function resolve(items: unknown[], changed: Partial<SiteConfig> = {}) {
  const own = {
    ...config,
    ...changed,
    navbar: { ...config.navbar, items: items.map((item) => navbarItemSchema.parse(item)) },
    footer: { ...config.footer, columns: [] },
    home: { ...config.home, sections: [], story: undefined },
  };
  const { config: shown, problems } = keepReachable(own, {
    override: undefined,
    otherContent: false,
    routes: new Set(["/docs/intro", "/docs/tutorial/intro", "/blog/welcome"]),
    sidebars: { docs: "/docs/intro" },
    docs: new Map([["tutorial/intro", "/docs/tutorial/intro"]]),
    brokenLinks: "error",
  });
  return { items: shown.navbar.items, shown, problems };
}

describe("items of the top bar", () => {
  it("gives each type what its component needs", () => {
    const { items, problems } = resolve([
      { label: "Pricing", href: "https://www.example.com/pricing" },
      { type: "doc", docId: "tutorial/intro", label: "Start" },
      { type: "docSidebar", sidebarId: "docs", label: "Docs" },
      { type: "docsVersion" },
      { type: "docsVersionDropdown" },
      { type: "localeDropdown", position: "right" },
      { type: "search" },
      { type: "html", value: '<a href="/docs/intro" onclick="x()">Intro</a><script>x()</script>' },
      { type: "dropdown", label: "More", items: [{ label: "Intro", to: "/docs/intro#a" }] },
    ]);
    expect(problems).toEqual([]);
    expect(items).toMatchSnapshot();
  });

  it("names the item that cannot be rendered, and shows the others", () => {
    const { items, problems } = resolve([
      { label: "Intro", to: "/docs/intro" },
      { type: "docSidebar", sidebarId: "api", label: "API" },
      { type: "doc", docId: "tutorial/into" },
      { type: "html", value: "<script>x()</script>" },
      { type: "html", value: '<a href="/gone">Gone</a>' },
      { type: "dropdown", label: "More", items: [{ label: "Old", to: "/docs/old" }] },
    ]);
    expect(items.map(({ where }) => where)).toEqual(["navbar.items[0]"]);
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });

  it("leads a docs version to its main doc, and to the sidebar's first page where there is none", () => {
    const [item] = resolve([{ type: "docsVersion" }]).items;
    expect(item?.to).toBe("/docs/tutorial/intro");
    const [other] = resolve([{ type: "docsVersion" }], {
      docVersions: [{ name: "current", label: "Next", banner: "none", mainDocId: "gone" }],
    }).items;
    expect(other?.to).toBe("/docs/intro");
  });

  it("says that a version's main doc is not there", () => {
    const { problems } = resolve([], {
      docVersions: [{ name: "current", label: "Next", banner: "none", mainDocId: "tutorial/into" }],
    });
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });
});

describe("the switch of versions", () => {
  const versions = ["current", "2.0"].map((name) => ({
    ...{ name, label: name, banner: "none" as const, mainDocId: "intro" },
  }));
  const types = (items: unknown[], docVersions = versions) =>
    resolve(items, { docVersions }).items.map(({ type }) => type);

  it("comes by itself with a second version, beside the other switches", () => {
    expect(types([{ type: "doc", docId: "tutorial/intro" }, { type: "search" }])).toEqual([
      "doc",
      "docsVersionDropdown",
      "search",
    ]);
    expect(types([])).toEqual(["docsVersionDropdown"]);
    expect(types([{ type: "search" }], versions.slice(0, 1))).toEqual(["search"]);
  });

  it("stays where the configuration has put it", () => {
    expect(types([{ type: "search" }, { type: "docsVersion" }])).toEqual(["search", "docsVersion"]);
    const menu = { type: "dropdown", label: "Old", items: [{ type: "docsVersion" }] };
    expect(types([menu])).toEqual(["dropdown"]);
  });
});

describe("HTML of the configuration", () => {
  it.each([
    ["a script", "<b>A</b><script>x()</script>", "<b>A</b>"],
    ["a handler", '<img src="/a.svg" onerror="x()">', '<img src="/a.svg">'],
    ["a link that runs", '<a href="javascript:x()">A</a>', "<a>A</a>"],
    ["a style", '<p style="position:fixed">A</p><style>*{}</style>', "<p>A</p>"],
    ["a frame", '<iframe src="https://x.example"></iframe>', ""],
  ])("keeps out %s", (_name, html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it("is kept out of an announcement", () => {
    const announcement = {
      ...config.announcement,
      content: 'New<script>x()</script> <a href="/blog/welcome">docs</a>',
    };
    const { shown } = resolve([], { announcement: announcement as SiteConfig["announcement"] });
    expect(shown.announcement?.content).toBe('New <a href="/blog/welcome">docs</a>');
  });
});
