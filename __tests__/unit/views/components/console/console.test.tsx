/** @jest-environment jsdom */
import { act, escapeDialog, fireEvent, screen, waitFor } from "../../../../support/views/testing";
import { answer, answerBody, click, field, open, send, status, type } from "./open-console";

const note = () => screen.getByText(/fits the|Send it anyway/).textContent;

test("it opens as a dialog at its title, with the method and the path", async () => {
  await open("POST", "/orders");
  expect(screen.getByRole("dialog", { name: "Try: Create an order" }).textContent).toContain(
    "POST /orders",
  );
  expect(document.activeElement?.textContent).toBe("Try: Create an order");
  expect(status()).toBe("Nothing has been sent yet.");
});

test.each([
  ["its button", () => click("Close")],
  ["Escape", () => act(escapeDialog)],
  ["Back", () => act(() => void dispatchEvent(new PopStateEvent("popstate")))],
])("%s closes it", async (_, close) => {
  const { onClose } = await open("GET", "/orders");
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("what the example makes is created, and the answer is told with its time and size", async () => {
  await open("POST", "/orders");
  expect(note()).toBe("The request fits the description.");
  await send(/^201 Created \d+(\.\d)? ms, \d+ B · Mock in this browser$/);
  expect(answerBody()).toMatchObject({ customer: "Ada", id: expect.stringMatching(/^ord_/) });
  expect(answer().getByText("Content-Type").nextElementSibling?.textContent).toBe(
    "application/json",
  );
});

test("a record that was created is offered where an id is wanted, and found there", async () => {
  const { unmount } = await open("POST", "/orders");
  await send(/^201/);
  const { id } = answerBody();
  unmount();
  await open("GET", "/orders/{orderId}");
  expect(field("orderId").value).toBe(id);
  await send(/^200 OK/);
  expect(answerBody().customer).toBe("Ada");
  click("Reset the mock");
  expect(screen.getByText("The mock is back to its initial state.")).toBeTruthy();
  await waitFor(() => expect(field("orderId").value).toBe("ord_0000000001"));
  await send(/^200 OK/);
  type("orderId", String(id));
  await send(/^404 Not Found/);
  expect(answer().getByText(/Look up the id/)).toBeTruthy();
});

test("what does not fit is said at its field as it is typed, and may be sent", async () => {
  await open("POST", "/orders");
  type("customer", "");
  expect(field("customer").getAttribute("aria-invalid")).toBe("true");
  expect(field("customer")).toBe(
    screen.getByRole("textbox", { description: /customer must have at least 1 character/ }),
  );
  expect(note()).toBe("1 value does not fit. Send it anyway to see the response.");
  await send(/^422 Unprocessable Content/);
  expect(answer().getByText(/What the description says: The order does not fit/)).toBeTruthy();
  click("Go to /customer");
  expect(document.activeElement).toBe(field("customer"));
  type("customer", "Ada");
  expect(field("customer").getAttribute("aria-invalid")).toBeNull();
  expect(note()).toBe("The request fits the description.");
});

test("an answer leads to its field in the text, too", async () => {
  await open("POST", "/orders");
  type("customer", "");
  await send(/^422/);
  click("JSON");
  click("Go to /customer");
  const text = field("Body as JSON");
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)).toBe('""');
});

test("Ctrl+Enter sends from any field; a button before them leads to Send", async () => {
  await open("GET", "/orders/{orderId}");
  click(/^Go to Send/);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" }));
  fireEvent.keyDown(field("orderId"), { key: "Enter" });
  expect(status()).toBe("Nothing has been sent yet.");
  fireEvent.keyDown(field("orderId"), { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(status()).toMatch(/^200 OK/));
});
