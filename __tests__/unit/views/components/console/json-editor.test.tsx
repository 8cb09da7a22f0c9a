/** @jest-environment jsdom */
import {
  fireEvent,
  press,
  render,
  screen,
  scrolled,
  texts,
} from "../../../../support/views/testing";
import { operation } from "../../../../support/views/console-site";
import { InConsole } from "../../../../support/views/in-console";
import { JsonEditor } from "../../../../../src/views/components/console/JsonEditor";

const editor = () => screen.getByLabelText<HTMLTextAreaElement>("Body as JSON");
const list = () => screen.queryByRole("listbox", { name: "Suggestions" });
const options = () =>
  screen.getAllByRole("option").map((one) => one.querySelector("code")?.textContent);
const chosen = () =>
  screen.getByRole("option", { selected: true }).querySelector("code")?.textContent;

/** Shows the editor with the cursor at "|". */
function show(marked: string) {
  const at = marked.indexOf("|");
  const body = marked.replace("|", "");
  const shown = render(
    <InConsole of={operation("POST", "/orders")} draft={{ body }}>
      {() => <JsonEditor />}
    </InConsole>,
  );
  editor().focus();
  editor().setSelectionRange(at, at);
  return shown;
}

/** Types a character at the cursor. */
function type(character: string) {
  const at = editor().selectionStart;
  const { value } = editor();
  fireEvent.input(editor(), {
    target: { value: value.slice(0, at) + character + value.slice(at) },
    data: character,
  });
}

const suggest = () => press(" ", { ctrlKey: true });

test("Ctrl+Space suggests the fields that are missing, required ones first", () => {
  show('{"priority": "low", |}');
  expect(suggest()).toBe(false);
  expect(options()[0]).toBe("customer");
  expect(options()).not.toContain("priority");
  expect(editor().getAttribute("aria-controls")).toBe(list()?.id);
});

test("typing suggests what contains the letters", () => {
  show('{"|');
  editor().setSelectionRange(2, 2);
  type("l");
  expect(options()).toEqual(["lines", "total", "labels"]);
});

test("a character that begins no word ends the suggestions", () => {
  show('{"|');
  type("l");
  type(",");
  expect(list()).toBeNull();
});

test("arrow keys choose, around the ends, and the choice is announced and in view", () => {
  show('{"customer": "Ada", "priority": |}');
  suggest();
  expect(options()).toEqual(['"low"', '"high"']);
  for (const [key, choice] of [
    ["ArrowDown", '"high"'],
    ["ArrowDown", '"low"'],
    ["ArrowUp", '"high"'],
  ] as const) {
    expect(press(key)).toBe(false);
    expect(chosen()).toBe(choice);
    const active = editor().getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(active)?.getAttribute("aria-selected")).toBe("true");
    expect(scrolled.at(-1)).toBe(document.getElementById(active));
  }
});

test.each(["Enter", "Tab"])("%s takes the choice, and the cursor is behind it", (key) => {
  show('{"customer": "Ada", "priority": |}');
  suggest();
  press("ArrowDown");
  expect(press(key)).toBe(false);
  expect(editor().value).toBe('{"customer": "Ada", "priority": "high"}');
  expect(editor().selectionStart).toBe('{"customer": "Ada", "priority": "high"'.length);
  expect(document.activeElement).toBe(editor());
  expect(list()).toBeNull();
});

test("a field is taken with a value to begin with", () => {
  show("{|}");
  suggest();
  press("Enter");
  expect(editor().value).toBe('{"customer": "text"}');
});

test("a click takes a suggestion, and the focus stays in the text", () => {
  show('{"customer": "Ada", "priority": |}');
  suggest();
  const high = screen.getByRole("option", { name: /high/ });
  // Otherwise, the press would take the focus and end the suggestions.
  expect(fireEvent.pointerDown(high)).toBe(false);
  fireEvent.click(high);
  expect(editor().value).toContain('"priority": "high"');
});

test("Escape ends the suggestions and nothing else; without suggestions it is the dialog's", () => {
  const outside = jest.fn();
  show('{"priority": |}');
  document.body.addEventListener("keydown", outside, { once: true });
  suggest();
  outside.mockClear();
  press("Escape");
  expect(list()).toBeNull();
  expect(press("Escape")).toBe(true);
});

test("keys are the text's own while nothing is suggested", () => {
  show("{|}");
  for (const key of ["Enter", "Tab", "ArrowDown"]) expect(press(key)).toBe(true);
});

test("leaving the text ends the suggestions", () => {
  show("{|}");
  suggest();
  fireEvent.blur(editor());
  expect(list()).toBeNull();
});

test("where the description knows nothing, nothing is suggested", () => {
  show('{"customer": |}');
  suggest();
  expect(list()).toBeNull();
});

test("what is wrong with the JSON is said with its line, instead of the hint", () => {
  const { unmount } = show("{}");
  const said = () =>
    document.getElementById(editor().getAttribute("aria-describedby")?.split(" ")[0] ?? "")
      ?.textContent;
  expect(said()).toBe("Ctrl+Space suggests fields and values.");
  unmount();
  show('{\n"customer" "Ada"}');
  expect(editor().getAttribute("aria-invalid")).toBe("true");
  expect(said()).toBe("Line 2: a colon is expected.");
});

test("the colored copy has the same text, and programs do not read it twice", () => {
  show('{"customer": "Ada"}');
  const copy = document.querySelector("pre");
  expect(copy?.textContent).toBe('{"customer": "Ada"}\n');
  expect(copy?.getAttribute("aria-hidden")).toBe("true");
  expect(texts(copy?.querySelectorAll(".tk-property") ?? [])).toEqual(['"customer"']);
});

test("each finding is marked in its place, and its line is a press away", () => {
  show('{\n  "customer": "",\n  "lines": [{ "sku": "TG-1", "quantity": 0 }]\n}');
  const marked = texts(document.querySelectorAll("pre [data-wrong]"));
  expect(marked).toEqual(['""', "0"]);
  expect(editor().getAttribute("aria-describedby")).toContain("console-json-findings");
  const findings = document.getElementById("console-json-findings");
  expect(texts(findings?.querySelectorAll("li") ?? [])).toEqual([
    "Line 2 customer must have at least 1 character.",
    "Line 3 quantity must be at least 1.",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Line 3" }));
  const { value, selectionStart, selectionEnd } = editor();
  expect(value.slice(selectionStart, selectionEnd)).toBe("0");
});
