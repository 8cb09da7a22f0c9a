/** @jest-environment jsdom */
import { watchIntent } from "../../../../src/browser/prefetch/intent";

const intended: string[] = [];
watchIntent(
  (link) => void intended.push(link.pathname),
  () => 40,
  () => void intended.push("canceled"),
);

const at = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const send = (type: string, selector: string) =>
  at(selector).dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  intended.length = 0;
  document.body.innerHTML =
    '<p>Text</p><a id="a" href="/a"><b>A</b></a><a id="b" href="/b">B</a><a id="none">None</a>';
  // The pointer is nowhere.
  send("pointerover", "p");
});
afterEach(() => jest.useRealTimers());

test("a pointer that rests on a link counts, wherever in the link, and once", () => {
  send("pointerover", "#a");
  jest.advanceTimersByTime(30);
  // From the link to a word in it: still the same rest.
  send("pointerover", "#a b");
  expect(intended).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(intended).toEqual(["/a"]);
  jest.advanceTimersByTime(1000);
  expect(intended).toEqual(["/a"]);
});

test("a pointer that only passes a link does not count", () => {
  send("pointerover", "#a");
  jest.advanceTimersByTime(30);
  send("pointerover", "#b");
  jest.advanceTimersByTime(30);
  send("pointerover", "p");
  jest.advanceTimersByTime(1000);
  expect(intended).toEqual([]);
});

test.each(["focusin", "touchstart", "pointerdown"])("%s on a link counts at once", (type) => {
  send(type, "#a b");
  expect(intended).toEqual(["/a"]);
});

test("what is no link to anywhere does not count", () => {
  for (const selector of ["p", "#none"]) {
    send("focusin", selector);
    send("pointerover", selector);
  }
  jest.advanceTimersByTime(1000);
  expect(intended).toEqual([]);
});

test("a finger that scrolls instead takes it back", () => {
  send("touchstart", "#a");
  send("pointercancel", "#a");
  expect(intended).toEqual(["/a", "canceled"]);
});
