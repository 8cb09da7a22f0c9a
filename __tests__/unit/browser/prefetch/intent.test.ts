/** @jest-environment jsdom */
import { watchIntent } from "../../../../src/browser/prefetch/intent";

const intended: string[] = [];
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const happens = (name: string, selector: string) =>
  element(selector).dispatchEvent(new Event(name, { bubbles: true }));

jest.useFakeTimers();
watchIntent((link) => intended.push(link.pathname));

beforeEach(() => {
  intended.length = 0;
  document.body.innerHTML = '<a href="/a"><b>A</b></a><a href="/b">B</a><p>Text</p><a>No link</a>';
  happens("pointerover", "p");
});

test.each(["focusin", "touchstart", "pointerdown"])("%s counts at once", (name) => {
  happens(name, "b");
  expect(intended).toEqual(["/a"]);
});

test("a pointer that rests on a link counts once, wherever on it", () => {
  happens("pointerover", "a");
  jest.advanceTimersByTime(20);
  happens("pointerover", "b");
  jest.advanceTimersByTime(20);
  expect(intended).toEqual(["/a"]);
  jest.advanceTimersByTime(1000);
  expect(intended).toEqual(["/a"]);
});

test("a pointer that only passes does not count", () => {
  happens("pointerover", "a");
  jest.advanceTimersByTime(30);
  happens("pointerover", "[href='/b']");
  jest.advanceTimersByTime(30);
  happens("pointerover", "p");
  jest.advanceTimersByTime(1000);
  expect(intended).toEqual([]);
});

test("what leads nowhere does not count", () => {
  for (const name of ["focusin", "touchstart", "pointerdown"]) {
    happens(name, "p");
    happens(name, "a:not([href])");
  }
  expect(intended).toEqual([]);
});
