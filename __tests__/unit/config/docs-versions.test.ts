import {
  frozenVersions,
  latestVersion,
  routeInVersion,
  type ConfiguredVersion,
} from "../../../src/config/docs-versions";
import { operationKey } from "../../../src/content/versions/operation-key";
import { versionsOf } from "../../../src/content/versions/page-versions";

const version = (name: string, more: Partial<ConfiguredVersion> = {}): ConfiguredVersion => ({
  name,
  label: name,
  banner: "none",
  mainDocId: "intro",
  ...more,
});
const all = [
  version("current", { banner: "unreleased" }),
  version("2.0"),
  version("1.0", { path: "v1" }),
  version("0.9", { href: "https://old.example.com" }),
];

test("frozen versions are those after the first that are not published elsewhere", () => {
  expect(frozenVersions(all)).toEqual([
    { name: "2.0", route: "/docs/2.0" },
    { name: "1.0", route: "/docs/v1" },
  ]);
});

test("the latest version is the newest that is released, else the first", () => {
  expect(latestVersion(all)?.name).toBe("2.0");
  expect(latestVersion(all.slice(0, 1))?.name).toBe("current");
});

test.each([
  ["/docs/intro", "/docs/2.0/intro"],
  ["/docs", "/docs/2.0"],
  ["/docs/category/api", "/docs/2.0/category/api"],
  ["/docsearch", "/docs/2.0/docsearch"],
  ["/reference", "/docs/2.0/reference"],
])("%s is %s in a version", (route, expected) => {
  expect(routeInVersion(route, { name: "2.0", route: "/docs/2.0" })).toBe(expected);
});

test("operations of several versions have keys of their own", () => {
  expect([operationKey("get-item"), operationKey("get-item", "2.0")]).toEqual([
    "get-item",
    "2.0/get-item",
  ]);
});

describe("the versions of a page", () => {
  const node = (docId: string, docsVersion: string | null, slug: string | null) => ({
    docId,
    docsVersion,
    slug,
  });
  const nodes = [
    node("intro", null, "/docs/intro"),
    node("intro", "2.0", "/docs/2.0/intro"),
    node("intro", "1.0", null),
    node("new", null, "/docs/new"),
  ];
  const describeNode = {
    key: ({ docId }: (typeof nodes)[number]) => docId,
    route: ({ slug }: (typeof nodes)[number]) => slug,
  };

  test("are those that have the page, by name", () => {
    const find = versionsOf(all, nodes, describeNode);
    expect(nodes.map(find)).toEqual([
      { versions: { name: "current", pages: { "2.0": "/docs/2.0/intro" } } },
      { versions: { name: "2.0", pages: { current: "/docs/intro" } } },
      { versions: { name: "1.0", pages: { current: "/docs/intro", "2.0": "/docs/2.0/intro" } } },
      { versions: { name: "current", pages: {} } },
    ]);
  });

  test("are nothing where one version is built", () => {
    const find = versionsOf([all[0]!, all[3]!], nodes, describeNode);
    expect(nodes.map(find)).toEqual([{}, {}, {}, {}]);
  });
});
