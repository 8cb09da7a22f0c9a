import { prefill } from "../../../src/mock/prefill/prefill";
import { exampleWishes, requestOf } from "../../../src/mock/prefill/wish";
import { demoMock } from "../../support/demo-mock";

test("a record that was put on hold is taken up again if no new one can be made for a request", async () => {
  const { mock } = await demoMock();
  const { operations, reader } = mock.catalog;
  const operation = operations.find(({ id }) => id === "complete-work-order");
  const [wish] = operation ? exampleWishes(operation, reader) : [];
  if (!operation || !wish) throw new Error("There is no example of complete-work-order.");
  const session = mock.fork();
  const { headers } = requestOf(operation, wish);
  const hold = (id: string) =>
    session.handle({
      method: "PUT",
      path: `/work-orders/${id}/status`,
      headers: { ...headers, "If-Match": "*" },
      body: { status: "on_hold", reason: "Groupsets are late." },
    });
  for (const { id, status } of session.state().get("/work-orders") ?? [])
    if (status === "in_progress") expect(hold(String(id)).status).toBe(200);

  const found = prefill(session, operation, wish);
  expect(found?.steps.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["PUT", expect.stringMatching(/^\/work-orders\/wor_\w+\/status$/), { status: "in_progress" }],
  ]);
  for (const step of found?.steps ?? []) session.handle(step);
  expect(found && session.handle(requestOf(operation, found.wish)).status).toBe(200);
});
