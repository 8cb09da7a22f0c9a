/** @jest-environment jsdom */
import { expectMessages, waitFor } from "../../../../support/views/testing";
import { workers } from "../../../../support/views/console-site";
import { answer, answerBody, click, field, open, send, type } from "./open-console";
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
  expect(await answer().findByText(/The mock could not be started. Send once more/)).toBeTruthy();
  expect(warnings[0]).toContain("The mock does not answer");
  workers.fail = false;
  await send(/^200 OK/);
});
