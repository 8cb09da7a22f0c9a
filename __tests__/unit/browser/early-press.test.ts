/** @jest-environment jsdom */
import "../../support/views/testing";
import { pressForDocument, pressForPage, type EarlyPress } from "../../../src/browser/early-press";

const onPage = jest.fn();
const onDocument = jest.fn();
const ended = jest.fn();

/** A page whose button was pressed before anything could answer. */
function pressed(button?: HTMLElement | null) {
  Object.assign(window, {
    earlyPress: { button: button ?? undefined, end: ended } satisfies EarlyPress,
  });
}
const button = () => document.querySelector("button") as HTMLButtonElement;

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<div id="___gatsby"><button type="button">Menu</button></div>';
  button().addEventListener("click", onPage);
  document.addEventListener("click", onDocument);
});
afterEach(() => document.removeEventListener("click", onDocument));

test("the press is repeated for the listeners of the document", () => {
  pressed(button());
  pressForDocument();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("the press is repeated for the page, which the document does not see twice; recording ends", () => {
  pressed(button());
  pressForPage();
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(onDocument).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledTimes(1);
  button().click();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("a button that is disabled by now does nothing, and the next press counts", () => {
  button().disabled = true;
  pressed(button());
  pressForPage();
  button().disabled = false;
  button().click();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("without a press, or with one outside the page, nothing happens", () => {
  pressed();
  pressForDocument();
  pressForPage();
  const outside = document.createElement("button");
  outside.addEventListener("click", onPage);
  pressed(outside);
  pressForPage();
  expect(onPage).not.toHaveBeenCalled();
});
