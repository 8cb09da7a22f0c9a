/** @jest-environment jsdom */
import { fireEvent, press, render, screen } from "../../../../support/views/testing";
import { NavbarDropdown } from "../../../../../src/views/components/layout/NavbarDropdown";
import type { NavbarPlace } from "../../../../../src/views/components/layout/navbar-place";

const button = () => screen.getByRole("button", { name: "Products" });
const link = (name: string) => screen.getByRole("link", { name });
const isOpen = () => screen.queryByRole("list") !== null;

function open(place: NavbarPlace = "bar", onOpen?: () => void) {
  render(
    <>
      <NavbarDropdown label="Products" place={place} onOpen={onOpen}>
        {["One", "Two", "Three"].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </NavbarDropdown>
      <a href="#next">Next</a>
    </>,
  );
  button().focus();
  fireEvent.click(button());
}

test("the button opens and closes the list, and says which it is", () => {
  open();
  expect(isOpen()).toBe(true);
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("list").id).toBe(button().getAttribute("aria-controls"));
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("arrow keys, Home, and End move among the links, around the ends", () => {
  open();
  const at = (key: string) => {
    press(key);
    return document.activeElement?.textContent;
  };
  expect(["ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home"].map(at)).toEqual([
    "One",
    "Two",
    "Three",
    "One",
    "Three",
    "One",
  ]);
});

test("the arrow up leads from the button to the last link, and the page does not scroll", () => {
  open();
  expect(press("ArrowUp")).toBe(false);
  expect(document.activeElement).toBe(link("Three"));
});

test("arrow keys do nothing while the list is closed", () => {
  open();
  fireEvent.click(button());
  expect(press("ArrowDown")).toBe(true);
  expect(document.activeElement).toBe(button());
});

test("Escape closes the list and gives the focus back to the button", () => {
  open();
  link("Two").focus();
  press("Escape");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test("a press or the focus elsewhere closes the list, and the focus stays there", () => {
  open();
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.focusIn(link("Next"));
  expect(isOpen()).toBe(false);
});

test("a press or the focus in the list leaves it open, and a click on a link closes it", () => {
  open();
  fireEvent.pointerDown(link("Two"));
  fireEvent.focusIn(link("Two"));
  expect(isOpen()).toBe(true);
  fireEvent.click(link("Two"));
  expect(isOpen()).toBe(false);
});

test("what must be known when the list opens is asked for then, and not when it closes", () => {
  const onOpen = jest.fn();
  open("bar", onOpen);
  fireEvent.click(button());
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("in the menu of small screens, only its button closes the list", () => {
  open("drawer");
  press("ArrowDown");
  expect(document.activeElement).toBe(link("One"));
  press("Escape");
  fireEvent.pointerDown(document.body);
  fireEvent.click(link("One"));
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});
