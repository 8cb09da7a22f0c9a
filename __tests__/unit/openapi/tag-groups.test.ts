import type { OperationEntry } from "../../../src/openapi/collect-operations";
import type { JsonObject } from "../../../src/openapi/json";
import { groupTags } from "../../../src/openapi/tag-groups";

function entry(slug: string, ...tags: string[]): OperationEntry {
  return { slug, method: "GET", path: `/${slug}`, pathItem: {}, operation: { tags } };
}

/** `Group: Tag (slug, slug), Tag (slug)` for each group. */
function show(document: JsonObject, operations: OperationEntry[], overviewOf: string[] = []) {
  const overviews = overviewOf.map((tag) => {
    return { tag, slug: tag, file: "", absoluteFile: "", named: "", text: "" };
  });
  return groupTags(document, operations, overviews, "Shop API").map(
    ({ name, tags }) =>
      `${name}: ${tags.map((tag) => `${tag.name} (${tag.operations.map(({ slug }) => slug).join(", ")})`).join(", ")}`,
  );
}

const declared = {
  tags: [{ name: "B" }, { name: "A", "x-displayName": "First letter" }, { name: "Empty" }],
};

test("declared tags come in their order, then undeclared ones, then operations without a tag", () => {
  const operations = [entry("x"), entry("n", "New"), entry("a", "A"), entry("b", "B")];
  expect(show(declared, operations)).toEqual([
    "Shop API: B (b), First letter (a), New (n), Other (x)",
  ]);
});

test("an operation with several tags belongs to its first", () => {
  expect(show(declared, [entry("a", "A", "B")])).toEqual(["Shop API: First letter (a)"]);
});

test("a tag without operations stays when it has an overview", () => {
  expect(show(declared, [entry("a", "A")], ["Empty"])).toEqual([
    "Shop API: First letter (a), Empty ()",
  ]);
});

test("x-tagGroups gives the groups and their order; tags in no group go to More", () => {
  const document = {
    ...declared,
    "x-tagGroups": [
      { name: "Two", tags: ["A", "Nobody's"] },
      { name: "Nothing here", tags: ["Empty"] },
      { name: "Again", tags: ["A"] },
    ],
  };
  expect(show(document, [entry("a", "A"), entry("b", "B")])).toEqual([
    "Two: First letter (a)",
    "More: B (b)",
  ]);
});

test("tags whose names differ only in signs have anchors of their own", () => {
  const operations = [
    entry("a", "Sales order"),
    entry("b", "Sales-order"),
    entry("c", "注文"),
    entry("d", "!"),
  ];
  const [group] = groupTags({}, operations, [], "Shop API");
  expect(group?.tags.map(({ anchor }) => anchor)).toEqual([
    "sales-order",
    "sales-order-2",
    "注文",
    "tag",
  ]);
});

test("no tag has the anchor of another part of its page", () => {
  const operations = [entry("a", "Main"), entry("b", "main!"), entry("c", "Downloads")];
  const [group] = groupTags({}, operations, [], "Shop API");
  expect(group?.tags.map(({ anchor }) => anchor)).toEqual(["main-2", "main-3", "downloads-2"]);
});
