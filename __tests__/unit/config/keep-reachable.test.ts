import { keepReachable } from "../../../src/config/keep-reachable";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import type { SiteConfig } from "../../../src/config/schema/site-config";
import { formatProblems } from "../../../src/problems/format-problem";

const config = loadSiteConfig(process.cwd(), {}).config as SiteConfig;
const { config: neutral } = loadSiteConfig(process.cwd(), { OPENAPI_DIR: "nowhere" });
const minimal = {
  override: undefined,
  otherContent: true,
  routes: new Set(["/", "/docs/intro", "/docs/category/api"]),
  sidebars: { docs: "/docs/intro", api: "/docs/category/api" },
  brokenLinks: "error" as const,
};

describe("links of the configuration", () => {
  it("leaves out what the navbar of another site has no page for, without a word", () => {
    const { config: kept, problems } = keepReachable(neutral as SiteConfig, minimal);
    expect(problems).toEqual([]);
    expect(kept.navbar.items.map(({ label, to }) => [label, to])).toEqual([
      ["Docs", "/docs/intro"],
      ["API", "/docs/category/api"],
      ["", undefined],
      ["", undefined],
    ]);
  });

  it("leads a sidebar item to the sidebar's first page, and leaves it out when there is none", () => {
    const { config: kept } = keepReachable(config, {
      ...minimal,
      sidebars: { docs: "/docs/intro" },
    });
    expect(kept.navbar.items).toContainEqual(
      expect.objectContaining({ label: "Docs", to: "/docs/intro" }),
    );
    expect(kept.navbar.items.map(({ label }) => label)).not.toContain("API");
  });

  it("leaves out a column of the footer, and a section of the home page, of which no link is left", () => {
    const link = (label: string, to: string) => ({ label, to });
    const entry = (label: string, to: string) => ({
      ...config.home.sections[0]?.entries[0],
      label,
      to,
    });
    const links = { Kept: "/docs/intro", Gone: "/docs/gone" };
    const own = {
      ...config,
      footer: {
        ...config.footer,
        columns: Object.entries(links).map(([title, to]) => ({ title, links: [link(title, to)] })),
      },
      home: {
        ...config.home,
        sections: Object.entries(links).map(([title, to]) => ({
          ...config.home.sections[0],
          title,
          entries: [entry(title, to)],
        })),
      },
    } as SiteConfig;
    const { config: kept } = keepReachable(own, minimal);
    expect(kept.footer.columns.map(({ title }) => title)).toEqual(["Kept"]);
    expect(kept.home.sections.map(({ title }) => title)).toEqual(["Kept"]);
  });

  it("leaves steps out of the story of the home page, ways to run one, and a story of one step", () => {
    const step = (label: string, to: string, run?: string) => ({
      ...{ label, to, text: label },
      run: run === undefined ? undefined : { label: "Run", to: run },
    });
    const storyOf = (...steps: ReturnType<typeof step>[]) =>
      keepReachable(
        { ...config, home: { ...config.home, story: { title: "One", lead: "All.", steps } } },
        minimal,
      ).config.home.story;
    const kept = storyOf(
      step("Kept", "/docs/intro#first", "/docs/gone"),
      step("Gone", "/docs/gone"),
      step("Run", "/docs/intro", "/docs/intro#run"),
    );
    expect(kept?.steps.map(({ label, run }) => [label, run?.to])).toEqual([
      ["Kept", undefined],
      ["Run", "/docs/intro#run"],
    ]);
    expect(storyOf(step("Kept", "/docs/intro"), step("Gone", "/docs/gone"))).toBeUndefined();
  });

  it("refuses a link of SITE_CONFIG that leads nowhere", () => {
    const override = { navbar: { items: [{ label: "Old", to: "/docs/old" }] } };
    const own = {
      ...config,
      navbar: {
        ...config.navbar,
        items: [
          { type: "default" as const, label: "Old", to: "/docs/old", position: "left" as const },
        ],
      },
    };
    const locate = (path: readonly PropertyKey[]) => ({ file: "site.yaml", line: path.length });
    const { problems } = keepReachable(
      { ...(neutral as SiteConfig), navbar: own.navbar },
      { ...minimal, override, locate },
    );
    expect(formatProblems(problems, "Errors")).toMatchSnapshot();
  });

  it("refuses a default that leads nowhere on the project's own site", () => {
    const { problems } = keepReachable(config, { ...minimal, otherContent: false });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ level }) => level === "error")).toBe(true);
  });
});

describe("links into the docs of a frozen version", () => {
  const frozen = (docs: [string, string][]) => ({
    name: "2.0",
    route: "/docs/2.0",
    docs: new Map(docs),
    sidebars: { docs: "/docs/2.0/start" },
  });
  const versions = [
    { name: "current", label: "Next", banner: "none" as const, mainDocId: "intro" },
    { name: "2.0", label: "2.0", banner: "none" as const, mainDocId: "intro" },
  ];
  const routes = ["/docs/category/api", "/docs/intro", "/docs/gone", "/blog", "/docs/new"];
  const links = routes.map((to) => ({ label: to, to: `${to}#here` }));

  function entries(docs: [string, string][]) {
    const own = { ...config, docVersions: versions, footer: { ...config.footer, columns: [] } };
    const { config: kept } = keepReachable(
      { ...own, home: { ...config.home, sections: [{ title: "Start", entries: links }] } } as never,
      {
        ...minimal,
        routes: new Set([...routes, "/docs/2.0/category/api", "/docs/2.0/new"]),
        docs: new Map([
          ["intro", "/docs/intro"],
          ["gone", "/docs/gone"],
        ]),
        versions: [frozen(docs)],
      },
    );
    return kept.docVersions.map((version) => version.entries);
  }

  it("lead to the same page there, also where its address is another, and stay where there is none", () => {
    expect(entries([["intro", "/docs/2.0/start"]])).toEqual([
      undefined,
      {
        "/docs/category/api": "/docs/2.0/category/api",
        "/docs/intro": "/docs/2.0/start",
        "/docs/new": "/docs/2.0/new",
      },
    ]);
  });
});
