/** @jest-environment jsdom */
import { fill, fireEvent, screen, waitFor } from "../../../../support/views/testing";
import { click, field, open, send, status, type } from "./open-console";

test("calls are remembered: shown again, sent again, and forgotten", async () => {
  await open("GET", "/orders");
  expect(screen.getByText("None yet.")).toBeTruthy();
  type("limit", "1");
  await send(/^200/);
  type("limit", "60");
  await send(/^4\d\d/);
  expect(screen.getByText("Calls of this session (2)")).toBeTruthy();
  const first = () => screen.getAllByRole("button", { name: "Show: GET /orders" })[1];
  fireEvent.click(first() as HTMLElement);
  expect(status()).toMatch(/^200/);
  fireEvent.click(
    screen.getAllByRole("button", { name: "Send again: GET /orders" })[0] as HTMLElement,
  );
  await waitFor(() => expect(status()).toMatch(/^4\d\d/));
  click("Forget");
  expect(screen.getByText("None yet.")).toBeTruthy();
});

test("the code follows what is typed, in the language that the reader chose on any page", async () => {
  const first = await open("POST", "/orders");
  const code = () => screen.getByRole("group", { name: "Code" }).textContent;
  type("customer", "Typed");
  expect(code()).toMatch(/^curl .*https:\/\/api\.example\.com\/v1\/orders/s);
  expect(code()).toContain("Typed");
  fill(field("Language"), "python");
  expect(code()).toContain("import");
  first.unmount();
  await open("GET", "/orders");
  expect(field("Language").value).toBe("python");
});
