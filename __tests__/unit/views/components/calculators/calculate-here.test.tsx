/** @jest-environment jsdom */
import { act, fill, fireEvent, screen, within } from "../../../../support/views/testing";
import { drawCalculator } from "../../../../../src/content/calculators/calculator";
import { calculateHere } from "../../../../../src/views/components/calculators/calculate-here";

const yaml = `kind: cost-flow
caption: The ten bags
units: { money: USD }
rows:
  - First box | 24 | 18.40
  - Second box | 24 | 19.00
issued: 10`;

const press = () =>
  act(() => calculateHere(document.querySelector<HTMLElement>("[data-calculate]") as HTMLElement));
const form = () => within(screen.getByRole("group", { name: "Calculator: The ten bags" }));
const result = () => form().getByRole("status", { name: "Result" }).textContent;
const type = (label: string, value: string) =>
  fill(form().getByRole("textbox", { name: label }), value);

beforeEach(() => {
  document.body.innerHTML = drawCalculator(yaml, { file: "", line: 0 }).html ?? "";
  press();
});

test("the form begins with the numbers of the page, at its first field", () => {
  expect(result()).toContain("Cost of goods issued, FIFO: 10 × 18.40 = 184.00 USD");
  expect(document.activeElement).toBe(form().getByRole("textbox", { name: "Quantity issued" }));
});

test("a new number is calculated at once, and the page's can come back", () => {
  type("Quantity issued", "30");
  expect(result()).toContain("24 × 18.40 + 6 × 19.00 = 555.60 USD");
  type("Unit cost (USD), Second box", "20");
  expect(result()).toContain("561.60 USD");
  fireEvent.click(form().getByRole("button", { name: "Reset to the page's numbers" }));
  expect(result()).toContain("184.00 USD");
});

test("lines are added and removed", () => {
  fireEvent.click(form().getByRole("button", { name: "Add a line" }));
  type("Quantity, Line 3", "2");
  expect(result()).toContain("897.60 ÷ 50 = 17.9520");
  fireEvent.click(form().getByRole("button", { name: "Remove the last line" }));
  expect(result()).toContain("897.60 ÷ 48");
});

test("a field that is no number is marked, and the result says so", () => {
  type("Quantity issued", "ten");
  const field = form().getByRole("textbox", { name: "Quantity issued" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(result()).toBe("Enter a number in each field. A divisor cannot be zero.");
});

test("the button closes the form, and keeps what was typed", () => {
  type("Quantity issued", "30");
  press();
  expect(screen.queryByRole("group")).toBeNull();
  press();
  expect(result()).toContain("555.60 USD");
});
