/** @jest-environment jsdom */
import { scrollToMarks } from "../../../../src/browser/reference/scroll-to-mark";

test("a diagram is scrolled to its mark when it comes into view, once, and not after the page is left", () => {
  let seen: (entries: object[]) => void = () => undefined;
  const observed = new Set<Element>();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
      disconnect = () => observed.clear();
    },
  });
  document.body.innerHTML =
    '<article><div data-mark="80"></div><div data-mark="50"></div></article>';
  const article = document.querySelector("article") as HTMLElement;
  const [box, other] = document.querySelectorAll("div");
  if (!box || !other) throw new Error("no boxes");
  Object.defineProperty(box, "scrollWidth", { value: 600 });
  Object.defineProperty(box, "clientWidth", { value: 300 });
  const leaving = new AbortController();
  scrollToMarks(article, leaving.signal);
  seen([{ target: box, isIntersecting: false }]);
  expect(box.scrollLeft).toBe(0);
  seen([{ target: box, isIntersecting: true }]);
  expect(box.scrollLeft).toBe(330);
  expect([...observed]).toEqual([other]);
  leaving.abort();
  expect(observed.size).toBe(0);
});
