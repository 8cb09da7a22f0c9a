/** @jest-environment jsdom */
import { fillQuery } from "../../../../src/browser/search/fill-query";

const field = () => document.querySelector<HTMLInputElement>("main input")!;

test.each([
  ["/search?q=late+invoice", "late invoice"],
  ["/search?kind=guide", ""],
])("at %s, the field holds what the address asks for", (address, query) => {
  history.replaceState(null, "", address);
  document.body.innerHTML = '<main><input type="search" name="q"></main>';
  fillQuery();
  expect(field().value).toBe(query);
});

test("a page without the field stays as it is", () => {
  document.body.innerHTML = "<main></main>";
  fillQuery();
  expect(document.body.innerHTML).toBe("<main></main>");
});
