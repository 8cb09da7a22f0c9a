import { articleInPage } from "../../../../src/browser/articles/article-in-page";

const page =
  '<main><h1>Get an item</h1><article class="operation" data-article="0123456789ab" aria-labelledby="operation"><p>Reads.</p></article></main>';

test("the article of a page is the content of its element", () => {
  expect(articleInPage(page, "0123456789ab")).toBe("<p>Reads.</p>");
});

test("a page of another build has no article of that name", () => {
  expect(articleInPage(page, "ba9876543210")).toBeUndefined();
  expect(articleInPage("<!doctype html><p>Sign in</p>", "0123456789ab")).toBeUndefined();
});

test("an incomplete page has no article", () => {
  expect(articleInPage(page.slice(0, 120), "0123456789ab")).toBeUndefined();
});
