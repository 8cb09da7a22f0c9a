import type { ConsoleOperation } from "../../../../../src/browser/console/request/console-operation";
import type { Draft } from "../../../../../src/browser/console/request/draft";
import { mergeDrafts, typedKeys } from "../../../../../src/browser/console/request/prefill-draft";

const mediaType = "application/json";
const operation = {
  operation: { body: { mediaType, contents: [] } },
} as unknown as ConsoleOperation;

const draftWith = (orderId: string, lineItemId: string, note = ""): Draft => ({
  parameters: { "path.orderId": orderId, "header.If-Match": "" },
  mediaType,
  body: JSON.stringify({ lines: [{ lineItemId }], note }),
});
const base = draftWith("ord_1", "lin_1");
const next = draftWith("ord_2", "lin_2");

test("the id in the path stays with a body that names other ids, because they belong together", () => {
  const own = draftWith("ord_1", "lin_7");
  expect(typedKeys(operation, base, own)).toEqual(["path.orderId"]);
  const { parameters, body } = mergeDrafts(operation, { base, own, next });
  expect(parameters["path.orderId"]).toBe("ord_1");
  expect(JSON.parse(body)).toMatchObject({ lines: [{ lineItemId: "lin_7" }] });
});

test("both follow the mock where only words were typed", () => {
  const own = draftWith("ord_1", "lin_1", "Handle with care");
  expect(typedKeys(operation, base, own)).toEqual([]);
  const { parameters, body } = mergeDrafts(operation, { base, own, next });
  expect(parameters["path.orderId"]).toBe("ord_2");
  expect(JSON.parse(body)).toEqual({ lines: [{ lineItemId: "lin_2" }], note: "Handle with care" });
});
