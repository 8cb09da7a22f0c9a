/** @jest-environment jsdom */
import {
  easing,
  isScrolling,
  scrollToHash,
  smoothScroll,
} from "../../../src/browser/smooth-scroll";

/** A window that scrolls, and frames that the test triggers. */
function scrollable({ at, height, reduced }: { at: number; height: number; reduced: boolean }) {
  const frames: FrameRequestCallback[] = [];
  const positions: number[] = [];
  const set = (top: number) =>
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  set(at);
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: height,
    configurable: true,
  });
  Object.assign(window, {
    innerHeight: 100,
    matchMedia: () => ({ matches: reduced }),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    cancelAnimationFrame: () => frames.splice(0),
    scrollTo: ({ top }: { top: number }) => {
      set(top);
      positions.push(top);
    },
  });
  return { positions, set, next: () => frames.shift()?.(0) };
}

describe("smooth scroll", () => {
  test("multiplies the remaining distance by 0.85 in each frame, and arrives", () => {
    const page = scrollable({ at: 1000, height: 5000, reduced: false });
    smoothScroll(() => 0);
    page.next();
    page.next();
    expect(easing).toBe(0.85);
    expect(page.positions).toEqual([850, 722.5]);
    for (let frame = 0; frame < 100 && isScrolling(); frame++) page.next();
    expect(page.positions.at(-1)).toBe(0);
    expect(isScrolling()).toBe(false);
  });

  test("is a jump when reduced motion is preferred", () => {
    const page = scrollable({ at: 1000, height: 5000, reduced: true });
    smoothScroll(() => 300);
    expect(page.positions).toEqual([300]);
    expect(isScrolling()).toBe(false);
  });

  test("ends when the reader scrolls", () => {
    const page = scrollable({ at: 1000, height: 5000, reduced: false });
    smoothScroll(() => 0);
    page.next();
    window.dispatchEvent(new Event("wheel"));
    page.set(400);
    page.next();
    expect(page.positions).toEqual([850]);
    expect(isScrolling()).toBe(false);
  });

  test("continues from where the browser has moved the page because parts of it have grown", () => {
    const page = scrollable({ at: 1000, height: 5000, reduced: false });
    let target = 0;
    smoothScroll(() => target);
    page.next();
    page.set(1850);
    target = 1000;
    page.next();
    expect(page.positions).toEqual([850, 1722.5]);
    for (let frame = 0; frame < 100 && isScrolling(); frame++) page.next();
    expect(page.positions.at(-1)).toBe(1000);
  });

  test("stops at the end of the page", () => {
    const page = scrollable({ at: 0, height: 500, reduced: false });
    smoothScroll(() => 9000);
    for (let frame = 0; frame < 100 && isScrolling(); frame++) page.next();
    expect(page.positions.at(-1)).toBe(400);
  });
});

test("a link to something folded opens all that is folded around it", () => {
  scrollable({ at: 0, height: 5000, reduced: true });
  document.body.innerHTML =
    '<details><details><p id="inside"></p></details></details><details><p></p></details>';
  expect(scrollToHash("#inside")).toBe(true);
  const parts = [...document.querySelectorAll("details")];
  expect(parts.map(({ open }) => open)).toEqual([true, true, false]);
});
