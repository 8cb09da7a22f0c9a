/** @jest-environment jsdom */
import { scrollToMarks } from "../../../../src/browser/reference/scroll-to-mark";

test("a diagram is scrolled to its mark when its image has come, and no longer after the page is left", () => {
  document.body.innerHTML = '<article><div data-mark="80"><a><img></a></div></article>';
  const article = document.querySelector("article") as HTMLElement;
  const box = document.querySelector("div") as HTMLElement;
  const image = document.querySelector("img") as HTMLImageElement;
  Object.defineProperty(box, "scrollWidth", { value: 600 });
  Object.defineProperty(box, "clientWidth", { value: 300 });
  Object.defineProperty(image, "complete", { value: false });
  const leaving = new AbortController();
  scrollToMarks(article, leaving.signal);
  expect(box.scrollLeft).toBe(0);
  image.dispatchEvent(new Event("load"));
  expect(box.scrollLeft).toBe(330);
  leaving.abort();
  box.scrollLeft = 0;
  image.dispatchEvent(new Event("load"));
  expect(box.scrollLeft).toBe(0);
});
