/** @jest-environment jsdom */
import { render, screen, texts } from "../../../../support/views/testing";
import { whileHydrating } from "../../../../../src/browser/hydration";
import { Sent } from "../../../../../src/views/components/layout/Sent";

const draw = jest.fn((words: string) => <li>{words}</li>);
const list = (words: string) => (
  <Sent as="ul" shows={words}>
    {() => draw(words)}
  </Sent>
);
const items = () => texts(screen.getAllByRole("listitem"));

/** A page that came with a list of "one" is hydrated; draws it with other words. */
function open() {
  document.body.innerHTML = "<div><ul><li>one</li></ul></div>";
  const container = document.body.firstElementChild as HTMLElement;
  let redraw: (words: string) => void = () => undefined;
  whileHydrating(() => {
    const { rerender } = render(list("one"), { container, hydrate: true });
    redraw = (words) => rerender(list(words));
  });
  return redraw;
}

beforeEach(() => draw.mockClear());

test("hydration leaves it as it was sent, without drawing it", () => {
  const redraw = open();
  const item = screen.getByRole("listitem");
  redraw("one");
  expect(draw).not.toHaveBeenCalled();
  expect(screen.getByRole("listitem")).toBe(item);
});

test("it is drawn once it shows something else, and stays drawn", () => {
  const redraw = open();
  redraw("two");
  expect(items()).toEqual(["two"]);
  redraw("one");
  expect(items()).toEqual(["one"]);
});

test("without hydration, as in later pages, it is drawn", () => {
  render(list("three"));
  expect(items()).toEqual(["three"]);
});
