/** @jest-environment jsdom */
import { act, expectMessages, fireEvent, render, screen } from "../../../../support/views/testing";
import { ThemeSwitch } from "../../../../../src/views/components/layout/ThemeSwitch";

const theme = () => document.documentElement.dataset.theme;
const button = (name: string) => screen.getByRole("button", { name });
// The button learns of the change from the document.
const click = (name: string) => act(async () => void fireEvent.click(button(name)));

test("the button names the other mode, and switches to it and back", async () => {
  render(<ThemeSwitch />);
  await click("Switch to dark mode");
  expect(theme()).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await click("Switch to light mode");
  expect(theme()).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
});

test("the button follows a change that comes from elsewhere, such as another tab", async () => {
  render(<ThemeSwitch />);
  await act(async () => void (document.documentElement.dataset.theme = "dark"));
  expect(button("Switch to light mode")).toBeTruthy();
});

test("where the browser forbids storage, the mode changes all the same", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  const messages = expectMessages("info");
  render(<ThemeSwitch />);
  await click("Switch to dark mode");
  expect(theme()).toBe("dark");
  expect(messages).toEqual(["Browser storage cannot be written Error: denied"]);
});
