/** @jest-environment jsdom */
import "../../support/views/testing";
import {
  pressForDocument,
  repeatForPage,
  takeEarlyKeys,
  type EarlyUse,
} from "../../../src/browser/early-use";

const onPage = jest.fn();
const onDocument = jest.fn();
const ended = jest.fn();

/** A page that was used before anything could answer. */
function used(use: Partial<EarlyUse>) {
  Object.assign(window, {
    earlyUse: { typed: "", changed: new Map(), end: ended, ...use } satisfies EarlyUse,
  });
}
const find = <T extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as T;
const button = () => find<HTMLButtonElement>("button");

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `<div id="___gatsby"><button type="button">Menu</button>
    <input type="search"><input type="radio" name="a" value="b">
    <select><option>0</option><option>1</option></select><details></details></div>`;
  button().addEventListener("click", onPage);
  document.addEventListener("click", onDocument);
});
afterEach(() => document.removeEventListener("click", onDocument));

test("the press is repeated for the listeners of the document", () => {
  used({ button: button() });
  pressForDocument();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("the press is repeated for the page, which the document does not see twice; recording ends", () => {
  button().setAttribute("aria-busy", "true");
  used({ button: button() });
  repeatForPage();
  expect(button().hasAttribute("aria-busy")).toBe(false);
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(onDocument).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledTimes(1);
  button().click();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("a button that is disabled by now does nothing, and the next press counts", () => {
  button().disabled = true;
  used({ button: button() });
  repeatForPage();
  button().disabled = false;
  button().click();
  expect(onDocument).toHaveBeenCalledTimes(1);
});

test("without a press, or with one outside the page, nothing happens", () => {
  used({});
  pressForDocument();
  repeatForPage();
  const outside = document.createElement("button");
  outside.addEventListener("click", onPage);
  used({ button: outside });
  repeatForPage();
  expect(onPage).not.toHaveBeenCalled();
});

test("controls have their last state, and say that they have changed", () => {
  const said: string[] = [];
  for (const type of ["change", "input", "toggle"])
    find("#___gatsby").addEventListener(
      type,
      ({ target }) => said.push(`${type} of ${(target as Element).localName}`),
      true,
    );
  const state = (value?: string, checked?: boolean) => ({ value, checked });
  used({
    changed: new Map<Element, ReturnType<typeof state>>([
      [find("[type=search]"), state("ship")],
      [find("[type=radio]"), state("b", true)],
      [find("select"), state("1")],
      [find("details"), state()],
      [document.createElement("input"), state("gone")],
    ]),
  });
  repeatForPage();
  expect(find<HTMLInputElement>("[type=search]").value).toBe("ship");
  expect(find<HTMLInputElement>("[type=radio]").checked).toBe(true);
  expect(find<HTMLSelectElement>("select").value).toBe("1");
  expect(said).toEqual([
    "input of input",
    "change of input",
    "change of select",
    "toggle of details",
  ]);
});

test("what was typed for the search is taken once", () => {
  used({ typed: "order" });
  expect([takeEarlyKeys(), takeEarlyKeys()]).toEqual(["order", ""]);
});
