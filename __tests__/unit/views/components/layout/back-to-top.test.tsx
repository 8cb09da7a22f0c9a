/** @jest-environment jsdom */
import {
  act,
  fireEvent,
  render,
  screen,
  scrollWindow,
  setMedia,
} from "../../../../support/views/testing";
import { BackToTop } from "../../../../../src/views/components/layout/BackToTop";

const button = () => screen.queryByRole("button", { name: "Back to top" });
const scroll = (top: number) => act(() => scrollWindow(top));

test("the button is there for a reader who scrolls up, far down on the page", () => {
  render(<BackToTop />);
  scroll(innerHeight * 3);
  expect(button()).toBeNull();
  scroll(innerHeight * 2);
  expect(button()).not.toBeNull();
  scroll(innerHeight * 2.5);
  expect(button()).not.toBeNull();
  scroll(innerHeight / 2);
  expect(button()).toBeNull();
});

test("it stays away when the page changes its height, and the browser scrolls to keep the reader's place", () => {
  render(<BackToTop />);
  scroll(innerHeight * 3);
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get");
  height.mockReturnValue(innerHeight * 4);
  scroll(innerHeight * 2);
  expect(button()).toBeNull();
  scroll(innerHeight * 1.5);
  expect(button()).not.toBeNull();
});

test("it scrolls to the top, where the keyboard goes on at the content", () => {
  setMedia("(prefers-reduced-motion: reduce)");
  render(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  scroll(innerHeight * 3);
  scroll(innerHeight * 2);
  fireEvent.click(button() as HTMLElement);
  expect(scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
