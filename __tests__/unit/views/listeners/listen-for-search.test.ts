/** @jest-environment jsdom */
import { fireEvent } from "../../../support/views/testing";
import { setSingleKeys } from "../../../../src/browser/single-keys";
import { listenForSearch } from "../../../../src/views/listeners/listen-for-search";
import {
  openSearch,
  preloadSearch,
  toggleSearch,
} from "../../../../src/views/listeners/load-search";

jest.mock("../../../../src/views/listeners/load-search", () => ({
  openSearch: jest.fn(),
  preloadSearch: jest.fn(),
  toggleSearch: jest.fn(),
}));

const at = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const opened = () => jest.mocked(openSearch).mock.calls;

beforeAll(listenForSearch);
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <button type="button" data-search-open id="button">Search</button>
    <form data-search-open id="form"><input id="field"><button type="button" id="submit"></button></form>
    <input id="other"><p id="words">Words</p>`;
});

test("the button opens the search, and its form is not sent", () => {
  expect(fireEvent.click(at("#button"))).toBe(false);
  expect(opened()).toEqual([[""]]);
});

test("the button of a form opens the search with what is in the field", () => {
  at<HTMLInputElement>("#field").value = "order";
  fireEvent.click(at("#submit"));
  expect(opened()).toEqual([["order"]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click for a new tab is left to the browser: %j",
  (how) => {
    expect(fireEvent.click(at("#button"), how)).toBe(true);
    expect(opened()).toEqual([]);
  },
);

test("the first letter in a field opens the search; the focus alone does not", () => {
  const field = at<HTMLInputElement>("#field");
  fireEvent.focusIn(field);
  fireEvent.click(field);
  expect(opened()).toEqual([]);
  fireEvent.input(field, { target: { value: "o" } });
  expect(opened()).toEqual([["o"]]);
  expect(field.value).toBe("");
});

test("a word that is composed opens the search when it is complete", () => {
  const field = at<HTMLInputElement>("#field");
  fireEvent.input(field, { target: { value: "ちゅ" }, isComposing: true });
  expect(opened()).toEqual([]);
  field.value = "注文";
  fireEvent.compositionEnd(field);
  expect(opened()).toEqual([["注文"]]);
});

test("other fields are left alone", () => {
  fireEvent.input(at("#other"), { target: { value: "o" } });
  expect(opened()).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }])("K with %j opens or closes the search", (how) => {
  expect(fireEvent.keyDown(at("#other"), { key: "K", ...how })).toBe(false);
  expect(toggleSearch).toHaveBeenCalledTimes(1);
});

test.each([
  ["K alone", { key: "k" }],
  ["with Shift", { key: "k", ctrlKey: true, shiftKey: true }],
  ["with Alt", { key: "k", ctrlKey: true, altKey: true }],
  ["while a word is composed", { key: "k", ctrlKey: true, isComposing: true }],
  ["another key", { key: "j", ctrlKey: true }],
])("%s does nothing", (_, key) => {
  expect(fireEvent.keyDown(at("#words"), key)).toBe(true);
  expect(toggleSearch).not.toHaveBeenCalled();
});

test("a slash opens the search, except where it is typed, or where single keys are off", () => {
  expect(fireEvent.keyDown(at("#other"), { key: "/" })).toBe(true);
  setSingleKeys(false);
  expect(fireEvent.keyDown(at("#words"), { key: "/" })).toBe(true);
  expect(opened()).toEqual([]);
  setSingleKeys(true);
  expect(fireEvent.keyDown(at("#words"), { key: "/" })).toBe(false);
  expect(opened()).toEqual([[]]);
});

test("an event without a key, as autofill sends it, does no harm", () => {
  const event = new Event("keydown", { bubbles: true });
  at("#other").dispatchEvent(event);
  expect(opened()).toEqual([]);
});

test("the search is loaded ahead when the reader points at it, touches it, or reaches it, and not before", () => {
  fireEvent.pointerOver(at("#words"));
  expect(preloadSearch).not.toHaveBeenCalled();
  fireEvent.pointerOver(at("#button"));
  fireEvent.focusIn(at("#field"));
  fireEvent.touchStart(at("#button"));
  expect(preloadSearch).toHaveBeenCalledTimes(3);
});
