import { samplePages } from "../../e2e/support/sample-pages";

const page = (route: string, html: string) => ({
  route,
  html: `<html><body>${html}</body></html>`,
});

const plain = Array.from({ length: 30 }, (_, n) =>
  page(`/plain-${n}`, `<p class="text">${"word ".repeat(n)}</p>`),
);

test("the sample has the longest and the shortest page, and few of those that are alike", () => {
  const sample = samplePages(plain, 2);
  expect(sample).toContain("/plain-0");
  expect(sample).toContain("/plain-29");
  expect(sample.length).toBeLessThan(6);
});

test.each([
  ["a class", '<p class="text badge">'],
  ["an element", '<p class="text"><mark>'],
  ["a kind", '<p class="text" data-kind="webhook">'],
  ["a role", '<p class="text" role="alert">'],
  ["a media type", '<p class="text">multipart/form-data'],
  ["a diagram", '<figure class="diagram">'],
])("a page that alone has %s is in the sample", (_, html) => {
  expect(samplePages([...plain, page("/odd", html)], 1)).toContain("/odd");
});
