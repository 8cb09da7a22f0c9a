import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { withAmounts } from "../../amounts";
import { numberIn, quantity } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import { changeEach, changeLines, type Call } from "../rule";

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
  const given = new Map(
    objectsAt(body, "lines")
      .filter(({ closeLine }) => closeLine === true)
      .map((line) => [line.purchaseOrderLineId, line]),
  );
  for (const order of world.store.list(root)) {
    if (!objectsAt(order, "lines").some(({ id }) => given.has(id))) continue;
    const lines = objectsAt(order, "lines").map((line) => {
      const own = given.get(line.id);
      return own && numberIn(line.quantityReceived) > 0n ? closed(line, textAt(own, "note")) : line;
    });
    const status = lines.every(isOver) ? "received" : order.status;
    world.store.put(root, withAmounts({ ...order, lines, status }, root, world));
  }
}

/** What is missing of a line that was given up on its own no longer counts; it does again when the line is expected again. */
export const giveUpLines = (call: Call): void =>
  changeEach(call, root, (after, before) => {
    const lines = objectsAt(after, "lines").map((line) => {
      const was = objectsAt(before, "lines").find(({ id }) => id === line.id)?.status;
      if (was === line.status) return line;
      if (line.status === "closed") return closed(line, textAt(call.body, "reason"));
      const { unit } = line.quantity as JsonObject;
      return was === "closed"
        ? { ...line, statusReason: null, quantityCancelled: quantity(0n, unit) }
        : line;
    });
    return withAmounts({ ...after, lines }, root, call.world);
  });

/** A line that is added to an issued order is expected like the others. */
export const expectLines = (call: Call): void =>
  changeLines(call, root, (line, order) => {
    const isIssued = order.status === "open" || order.status === "partially_received";
    return isIssued && line.status === "pending" ? { ...line, status: "open" } : line;
  });
