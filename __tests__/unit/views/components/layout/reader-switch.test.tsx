/** @jest-environment jsdom */
import { fireEvent, render, screen } from "../../../../support/views/testing";
import { ReaderSwitch } from "../../../../../src/views/components/layout/ReaderSwitch";
import { InApp, WithApi } from "../../../../../src/views/components/mdx/Half";
import { Outcome } from "../../../../../src/views/components/mdx/Outcome";

const page = (
  <>
    <ReaderSwitch />
    <InApp>
      <h2>Set it up</h2>
      <Outcome>
        <p>The record in the list.</p>
      </Outcome>
    </InApp>
    <WithApi>
      <h2>Over the API</h2>
    </WithApi>
  </>
);

const openHalves = () =>
  [...document.querySelectorAll("details")]
    .filter(({ open }) => open)
    .map((half) => half.dataset.half);
const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent);

test("the switch folds the other half, and says which is chosen", () => {
  localStorage.clear();
  render(page);
  expect(pressed()).toEqual(["In the app"]);
  expect(openHalves()).toEqual(["app"]);
  fireEvent.click(screen.getByRole("button", { name: "With the API" }));
  expect(pressed()).toEqual(["With the API"]);
  expect(openHalves()).toEqual(["api"]);
  expect(localStorage.getItem("reader")).toBe("api");
});

test("an outcome says what it is", () => {
  render(page);
  expect(screen.getByText("You should now see").parentElement?.textContent).toBe(
    "You should now seeThe record in the list.",
  );
});
