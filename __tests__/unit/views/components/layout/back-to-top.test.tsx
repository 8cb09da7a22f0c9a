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
