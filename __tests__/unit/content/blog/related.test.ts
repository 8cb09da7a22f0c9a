import { relatedPosts, relatedTags } from "../../../../src/content/blog/related";

const post = (id: string, date: string, tags: string[]) => ({
  ...{ id, slug: `/blog/${id}`, title: id, date, tags, authors: [] },
});

test("posts under a rare tag are closer than those under one that all carry", () => {
  const posts = [
    post("a", "2026-01-01", ["all", "rare"]),
    post("b", "2026-01-02", ["all"]),
    post("c", "2026-01-03", ["all"]),
    post("d", "2025-01-01", ["rare"]),
    post("e", "2026-01-04", ["other"]),
  ];
  const related = relatedPosts(posts, 3);
  expect(related.get("a")).toEqual(["d", "c", "b"]);
  expect(related.get("e")).toEqual([]);
  expect(relatedPosts(posts, 1).get("a")).toEqual(["d"]);
});

test("tags that stand together are related, the most frequent first", () => {
  const posts = [["a", "b"], ["a", "b", "c"], ["c", "a"], ["b", "a"], ["d"]].map((tags) => ({
    tags,
  }));
  const related = relatedTags(posts, 8);
  expect(related.get("a")).toEqual(["b", "c"]);
  expect(related.get("c")).toEqual(["a", "b"]);
  expect(related.get("d")).toEqual([]);
});

test("a thousand posts are related in the time of a blink", () => {
  const posts = Array.from({ length: 1000 }, (_, i) =>
    post(`p${i}`, `2026-01-${String((i % 28) + 1).padStart(2, "0")}`, [
      `t${i % 60}`,
      `t${(i * 7) % 60}`,
    ]),
  );
  const start = performance.now();
  expect(relatedPosts(posts, 3).size).toBe(1000);
  expect(performance.now() - start).toBeLessThan(2000);
});
