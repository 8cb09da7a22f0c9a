import { byLetter } from "../../../../src/content/blog/by-letter";
import { postIndex, postsWithTags, tagsLeft } from "../../../../src/content/blog/post-index";
import { tagQuery, tagsOfQuery, toggled } from "../../../../src/content/blog/tag-query";

const index = postIndex([
  { slug: "/blog/c", title: "C", date: "2026-03-01", tags: ["hello", "hola"] },
  { slug: "/blog/b", title: "B", date: "2026-02-01", tags: ["hello"] },
  { slug: "/blog/a", title: "A", date: "2026-01-01", tags: ["facebook", "hola"] },
]);

test("the index names tags by place", () => {
  expect(index.tags).toEqual(["facebook", "hello", "hola"]);
  expect(index.posts[0]).toEqual(["/blog/c", "C", "2026-03-01", [1, 2]]);
});

test("several tags are asked for together: posts carry all of them", () => {
  const slugs = (...tags: string[]) => postsWithTags(index, tags).map(({ slug }) => slug);
  expect(slugs("hello")).toEqual(["/blog/c", "/blog/b"]);
  expect(slugs("hello", "hola")).toEqual(["/blog/c"]);
  expect(slugs("hello", "facebook")).toEqual([]);
  expect(slugs("hello", "unknown")).toEqual([]);
  expect(slugs()).toEqual([]);
});

test("what would leave nothing can be seen beforehand", () => {
  expect(tagsLeft(index, ["hello"])).toEqual(new Set(["hello", "hola"]));
  expect(tagsLeft(index, [])).toEqual(new Set(["facebook", "hello", "hola"]));
});

test("the choice goes into the address and comes back", () => {
  expect(tagQuery("/blog/tags", ["hello", "a&b"])).toBe("/blog/tags?tag=hello&tag=a%26b");
  expect(tagQuery("/blog/tags", [])).toBe("/blog/tags");
  expect(tagsOfQuery("?tag=hello&tag=a%26b&tag=hello&tag=&x=1")).toEqual(["hello", "a&b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
});

test("labels stand under their letter, also with an accent, and others under #", () => {
  const labels = ["order", "Örtlich", "api", "3PL"].map((label) => ({ label }));
  expect(byLetter(labels).map(({ letter, entries }) => [letter, entries.length])).toEqual([
    ["#", 1],
    ["A", 1],
    ["O", 2],
  ]);
});
