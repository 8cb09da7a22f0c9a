import { algoliaFromEnvironment } from "../../../src/config/algolia-environment";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { formatProblems } from "../../../src/problems/format-problem";

const env = { ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "search", ALGOLIA_INDEX_NAME: "docs" };

describe("Algolia in the environment", () => {
  test("is not used where nothing is set", () => {
    expect(algoliaFromEnvironment({})).toEqual({ problems: [] });
    expect(loadSiteConfig(process.cwd(), {}).config?.search.algolia).toBeUndefined();
  });

  test("is used where its three variables are set, and the admin key stays out of the configuration", () => {
    const { config } = loadSiteConfig(process.cwd(), {
      ...env,
      ALGOLIA_ADMIN_KEY: "admin",
      ALGOLIA_HOSTS: "http://127.0.0.1:1, https://b.example",
    });
    expect(config?.search.algolia).toEqual({
      appId: "APP",
      searchKey: "search",
      indexName: "docs",
      hosts: ["http://127.0.0.1:1", "https://b.example"],
      clickAnalytics: false,
    });
    expect(JSON.stringify(config)).not.toContain("admin");
  });

  test.each([
    ["half of it", { ALGOLIA_APP_ID: "APP" }],
    ["a key to write, but no index", { ALGOLIA_ADMIN_KEY: "admin" }],
    ["the admin key as the search key", { ...env, ALGOLIA_ADMIN_KEY: "search" }],
  ])("is a problem with %s", (_, wrong) => {
    const { problems } = algoliaFromEnvironment(wrong);
    expect(formatProblems(problems, "problems")).toMatchSnapshot();
  });

  test.each([
    ["a filter without a value", { filters: ["kind"] }],
    ["a pattern that does not compile", { externalUrlPattern: "(" }],
  ])("%s of the configuration is refused", (_, search) => {
    const base = loadSiteConfig(process.cwd(), {}).config;
    const { config, problems } = loadSiteConfig(process.cwd(), {}, { ...base, search } as never);
    expect(config).toBeUndefined();
    // The line moves with the configuration.
    const shown = formatProblems(problems, "problems").replace(/(config\.ts):\d+/g, "$1:<line>");
    expect(shown).toMatchSnapshot();
  });
});
