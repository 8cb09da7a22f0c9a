/** @jest-environment jsdom */
import {
  act,
  escapeDialog,
  fireEvent,
  press,
  render,
  screen,
} from "../../../../support/views/testing";
import { setSingleKeys } from "../../../../../src/browser/single-keys";
import { ShortcutHelp } from "../../../../../src/views/components/layout/ShortcutHelp";
import { openShortcutHelp } from "../../../../../src/views/components/layout/shortcut-help-event";

const dialog = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });
const page = (
  <>
    <button type="button">Somewhere</button>
    <input aria-label="Name" />
    <ShortcutHelp />
  </>
);

test("? opens the list, and Escape closes it, as often as the reader likes", () => {
  render(page);
  for (let times = 0; times < 2; times++) {
    press("?");
    expect(dialog()).not.toBeNull();
    act(escapeDialog);
    expect(dialog()).toBeNull();
  }
});

test("the list is opened from elsewhere, such as the footer, and closed by its button", () => {
  render(page);
  act(openShortcutHelp);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog()).toBeNull();
});

test("a click beside the list closes it, and a click in it does not", () => {
  render(page);
  press("?");
  fireEvent.click(screen.getByRole("heading", { name: "Keyboard shortcuts" }));
  expect(dialog()).not.toBeNull();
  // The backdrop belongs to the dialog.
  fireEvent.click(dialog() as HTMLElement);
  expect(dialog()).toBeNull();
});

test("the keys are named with what they do", () => {
  render(page);
  press("?");
  const rows = screen
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling: keys }) => [textContent, keys?.textContent]);
  expect(Object.fromEntries(rows)).toMatchObject({
    "Search the docs": "CtrlKor/",
    "Show this list": "?",
  });
});

test("on Apple's devices, the search has the command key", () => {
  jest.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  render(page);
  press("?");
  expect(screen.getByText("⌘")).toBeTruthy();
  expect(screen.queryByText("Ctrl")).toBeNull();
});

test("a question mark that is typed, or part of a browser command, opens nothing", () => {
  render(page);
  screen.getByRole("textbox", { name: "Name" }).focus();
  press("?");
  screen.getByRole("button", { name: "Somewhere" }).focus();
  press("?", { ctrlKey: true });
  expect(dialog()).toBeNull();
});

test("the list does not open over another dialog", () => {
  render(
    <>
      {page}
      <dialog open aria-label="Another" />
    </>,
  );
  press("?");
  expect(dialog()).toBeNull();
});

test("single keys are switched off in the list and stay off on the next page; the footer still opens it", () => {
  const { unmount } = render(page);
  press("?");
  const single = () =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: "Single-key shortcuts are on" });
  expect(single().checked).toBe(true);
  fireEvent.click(single());
  act(escapeDialog);
  unmount();
  render(page);
  press("?");
  expect(dialog()).toBeNull();
  act(openShortcutHelp);
  expect(single().checked).toBe(false);
  fireEvent.click(single());
  act(escapeDialog);
  press("?");
  expect(dialog()).not.toBeNull();
});

test("the focus stays in the list, forward and backward", () => {
  setSingleKeys(true);
  render(page);
  press("?");
  const [close, single] = [
    screen.getByRole("button", { name: "Close" }),
    screen.getByRole("checkbox"),
  ];
  expect(document.activeElement).toBe(close);
  press("Tab", { shiftKey: true });
  expect(document.activeElement).toBe(single);
  press("Tab");
  expect(document.activeElement).toBe(close);
  // Between its ends, the browser moves the focus.
  expect(press("Tab")).toBe(true);
});
