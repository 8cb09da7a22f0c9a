/** @jest-environment jsdom */
import { fireEvent, scrollWindow } from "../../support/views/testing";
import { hideOnScroll } from "../../../src/browser/hide-on-scroll";

let end: () => void = () => undefined;
const bar = () => document.querySelector("header") as HTMLElement;
const isHidden = () => bar().dataset.hidden !== undefined;

function start(hash = "") {
  history.replaceState(null, "", `/${hash}`);
  document.body.innerHTML =
    '<header><button aria-expanded="false">More</button></header><main><a href="#below">Below</a></main>';
  Object.defineProperty(bar(), "offsetHeight", { value: 60 });
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: 5000,
    configurable: true,
  });
  end = hideOnScroll(bar());
}

beforeEach(() => {
  jest.useFakeTimers();
  start();
});
afterEach(() => end());

test("the bar hides on the way down, and comes back on the way up", () => {
  scrollWindow(500);
  expect(isHidden()).toBe(true);
  scrollWindow(400);
  expect(isHidden()).toBe(false);
});

test("a trembling finger does nothing", () => {
  scrollWindow(500);
  scrollWindow(497);
  expect(isHidden()).toBe(true);
});

test("at the top the bar is there, also while the page bounces", () => {
  scrollWindow(500);
  scrollWindow(50);
  scrollWindow(55);
  expect(isHidden()).toBe(false);
});

test("at the end, where pages bounce back, the bar stays hidden", () => {
  scrollWindow(4000);
  scrollWindow(5000);
  scrollWindow(4990);
  expect(isHidden()).toBe(true);
});

test("an open menu keeps the bar, from which it hangs", () => {
  bar().querySelector("button")?.setAttribute("aria-expanded", "true");
  scrollWindow(500);
  expect(isHidden()).toBe(false);
});

test("the bar comes back when something on it gets the focus", () => {
  scrollWindow(500);
  fireEvent.focusIn(bar().querySelector("button") as HTMLElement);
  expect(isHidden()).toBe(false);
});

test("on the way to a place that a link names, the bar is there until the scrolling is over", () => {
  scrollWindow(500);
  fireEvent.click(document.querySelector("a") as HTMLElement);
  expect(isHidden()).toBe(false);
  scrollWindow(900);
  scrollWindow(1300);
  expect(isHidden()).toBe(false);
  jest.advanceTimersByTime(300);
  scrollWindow(1700);
  expect(isHidden()).toBe(true);
});

test("a page that opens at a place begins with the bar", () => {
  end();
  start("#below");
  scrollWindow(900);
  expect(isHidden()).toBe(false);
});
