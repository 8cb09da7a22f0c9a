import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { fillAmounts } from "../../amounts";
import { numberIn, quantity } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";

const root = "/purchase-orders";

const isOver = ({ status }: JsonObject) =>
  ["received", "closed", "cancelled"].includes(String(status));

/** A line of which the rest is no longer expected. */
function closed(line: JsonObject, reason: string | undefined): JsonObject {
  const missing = openQuantity(line);
  if (missing === 0n) return line;
  const { unit } = line.quantity as JsonObject;
  return {
    ...line,
    status: "closed",
    statusReason: reason ?? null,
    quantityCancelled: quantity(numberIn(line.quantityCancelled) + missing, unit),
  };
}

/** Gives up the rest of the order lines whose receipt says that no more will come. */
export function closeRest(call: Call): void {
  const { body, world } = call;
  const collection = world.collection(root);
  const given = new Map(
    objectsAt(body, "lines")
      .filter(({ closeLine }) => closeLine === true)
      .map((line) => [line.purchaseOrderLineId, line]),
  );
  if (!given.size || !collection) return;
  for (const order of world.store.list(root)) {
    if (!objectsAt(order, "lines").some(({ id }) => given.has(id))) continue;
    const lines = objectsAt(order, "lines").map((line) => {
      const own = given.get(line.id);
      return own ? closed(line, textAt(own, "note")) : line;
    });
    const status = lines.every(isOver) ? "received" : order.status;
    const rest: MockRecord = structuredClone({ ...order, lines, status });
    fillAmounts(rest, collection.schema, world.reader);
    world.store.put(root, rest);
  }
}
