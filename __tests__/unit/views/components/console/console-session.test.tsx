/** @jest-environment jsdom */
import { expectMessages, screen, waitFor } from "../../../../support/views/testing";
import { serveMockFile, workers } from "../../../../support/views/console-site";
import { answer, answerBody, click, field, open, send, settle, type } from "./open-console";
import { resetSessionMock } from "../../../../../src/browser/console/session/session-mock";

test("a list goes on to its next page", async () => {
  await open("GET", "/orders");
  type("limit", "1");
  await send(/^200 OK/);
  expect(answerBody().data).toMatchObject([{ customer: "Ada" }]);
  click("Next page");
  await waitFor(() => expect(answerBody().data).toMatchObject([{ customer: "Grace" }]));
  expect(field("cursor").value).not.toBe("");
  expect(answer().queryByRole("button", { name: "Next page" })).toBeNull();
});

test("an old version is refused, and the current one is a click away", async () => {
  await open("PATCH", "/orders/{orderId}");
  type("orderId", "ord_0000000001");
  type("If-Match", '"0ld"');
  await send(/^412 Precondition Failed/);
  click("Current version");
  await waitFor(() => expect(field("If-Match").value).not.toBe('"0ld"'));
  await send(/^200 OK/);
  expect(answerBody()).toMatchObject({ id: "ord_0000000001", customer: "Grace" });
});

test("a key is made on request, and a request with it is answered once", async () => {
  await open("POST", "/orders");
  click("New key");
  expect(field("Idempotency-Key").value).toMatch(/^[\da-f-]{36}$/);
  await send(/^201/);
  const { id } = answerBody();
  await send(/^201/);
  expect(answerBody().id).toBe(id);
});

test("what was typed is there when the console opens again, until the mock is reset", async () => {
  const first = await open("POST", "/orders");
  type("customer", "Typed");
  first.unmount();
  const second = await open("POST", "/orders");
  expect(field("customer").value).toBe("Typed");
  click("Reset the mock");
  second.unmount();
  await open("POST", "/orders");
  expect(field("customer").value).toBe("Ada");
});

test("a mock that does not start is told, and tried again with the next request", async () => {
  const warnings = expectMessages("warn");
  resetSessionMock();
  workers.fail = true;
  await open("GET", "/orders", { mock: "mock-2.json" });
  click("Send");
  expect(await answer().findByText(/The mock could not be started. Send again/)).toBeTruthy();
  expect(warnings[0]).toContain("The mock does not respond");
  workers.fail = false;
  await send(/^200 OK/);
});

test("a record is made where there is none, and that is said", async () => {
  serveMockFile([]);
  await open("PATCH", "/orders/{orderId}", { mock: "mock-3.json" });
  expect(field("orderId").value).toMatch(/^ord_/);
  expect(screen.getByText(`Prepared for you: ${field("orderId").value} (draft)`)).toBeTruthy();
  await send(/^200 OK/);
  expect(answerBody()).toMatchObject({ id: field("orderId").value, customer: "Grace" });
});

test("what was typed before the mock answered stays, and the rest is of its record", async () => {
  serveMockFile([]);
  const { unmount } = await open("PATCH", "/orders/{orderId}", { mock: "mock-4.json" });
  type("customer", "Typed");
  const made = field("orderId").value;
  click("Reset the mock");
  await settle();
  expect(field("customer").value).toBe("Typed");
  await waitFor(() => expect(field("orderId").value).toMatch(/^ord_/));
  type("orderId", "ord_0000000009");
  click("Reset the mock");
  await settle();
  expect(field("orderId").value).toBe("ord_0000000009");
  expect(made).toMatch(/^ord_/);
  unmount();
});

test("a body that was left for another example is there on return", async () => {
  await open("POST", "/orders");
  type("customer", "Typed");
  type("Example", "1");
  await settle();
  expect(field("customer").value).toBe("Grace");
  type("Example", "0");
  await settle();
  expect(field("customer").value).toBe("Typed");
});

test("drafts outlast the page", async () => {
  await open("POST", "/orders");
  type("customer", "Typed");
  expect(sessionStorage.getItem("console.drafts")).toContain("Typed");
});

test("an id that the mock has is offered, with what its record is called", async () => {
  await open("GET", "/orders/{orderId}");
  const list = document.getElementById(field("orderId").getAttribute("list") ?? "");
  const ids = [...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value);
  expect(ids).toEqual(["ord_0000000002", "ord_0000000001"]);
});
