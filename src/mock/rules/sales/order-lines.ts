import { label } from "../../record-label";
import { type JsonObject, objectsAt, textAt } from "../../../openapi/json";
import { withAmounts } from "../../amounts";
import { numberIn, quantity } from "../../decimals";
import { openQuantity } from "../../line-quantities";
import type { MockRecord } from "../../model";
import { changeBalance } from "../money/balances";
import { isOver } from "./given-up";
import { checkCredit, checkPacking, orders, totalOf } from "./order-checks";
import { type Call, changesOf, refuseCall } from "../rule";
import { isReserved, putLine, reservable, settle, withReserved } from "../stock/reserve";

/** Refuses a line that is short if its item allows no backorders. */
function checkBackorder(call: Call, line: JsonObject, item: JsonObject): void {
  const detail = `${label(item)} is short and does not allow backorders.`;
  if (numberIn(line.quantityBackordered) > 0n && item.backorderPolicy === "refuse")
    refuseCall(call, "insufficient-stock", detail);
}

/** The components of a kit line without what they had reserved; nothing for other lines. */
export function unreservedParts(line: JsonObject): JsonObject {
  if (!Array.isArray(line.components)) return {};
  const components = objectsAt(line, "components").map((part) => ({
    ...part,
    quantityReserved: { value: "0", unit: (part.quantity as JsonObject).unit },
  }));
  return { components };
}

/** Reserves what there is for lines of an order, and backorders the rest. */
export function reserveLines(
  call: Call,
  orderId: unknown,
  chosen: (line: JsonObject) => boolean,
): void {
  const { world } = call;
  const latest = () => world.store.get(orders, String(orderId)) ?? {};
  const isWaiting = (line: JsonObject) =>
    ["reserved", "backordered", "partially_shipped", "pending"].includes(String(line.status));
  for (const line of objectsAt(latest(), "lines").filter((one) => chosen(one) && isWaiting(one))) {
    const item = world.store.find(line.itemId)?.record ?? {};
    // Lines without stock, such as services, are reserved at once.
    if (!isReserved(item)) {
      putLine(world, latest(), {
        ...line,
        status: line.status === "partially_shipped" ? line.status : "reserved",
      });
      continue;
    }
    const free = {
      ...line,
      quantityReserved: { value: "0", unit: (line.quantity as JsonObject).unit },
      ...unreservedParts(line),
    };
    putLine(world, latest(), free);
    const reserved = reservable(free, item, line.locationId ?? latest().locationId, world);
    const changed = withReserved(free, item, reserved, world);
    checkBackorder(call, changed, item);
    putLine(world, latest(), changed);
  }
}

/** Gives the goods of lines that wait for nothing any more to the next orders. */
export function release(call: Call, order: MockRecord, except?: unknown): void {
  for (const line of objectsAt(order, "lines")) {
    const item = call.world.store.find(line.itemId)?.record;
    const parts = objectsAt(line, "components").map(
      ({ itemId }) => call.world.store.find(itemId)?.record,
    );
    for (const one of [item, ...parts])
      if (one && isReserved(one)) settle(call, one, line.locationId ?? order.locationId, except);
  }
}

/** An order of which a part has left waits as long as one of its lines does. */
function waiting(call: Call, order: MockRecord, before: MockRecord | undefined): MockRecord {
  const isPart = before?.status === "partially_shipped";
  if (!isPart || objectsAt(order, "lines").every(isOver)) return order;
  const kept = { ...order, status: before.status };
  call.world.store.put(orders, kept);
  return kept;
}

export function lineStatusSet(call: Call): void {
  const lineId = call.request.path.lineItemId;
  const wanted = textAt(call.body, "status");
  for (const { before, after } of changesOf(call, orders)) {
    const order = waiting(call, after, before);
    checkPacking(call, order, lineId);
    const line = objectsAt(order, "lines").find(({ id }) => id === lineId);
    if (!line) continue;
    const item = call.world.store.find(line.itemId)?.record ?? {};
    const place = line.locationId ?? order.locationId;
    const unit = (line.quantity as JsonObject).unit;
    if (wanted === "reserved" && isReserved(item)) {
      const old = objectsAt(before, "lines").find(({ id }) => id === lineId) ?? {};
      const reserved = { ...line, quantityReserved: old.quantityReserved };
      putLine(call.world, order, reserved);
      const most = reservable(reserved, item, place, call.world);
      const detail = `${label(item)}: not enough is available at the location.`;
      if (most < openQuantity(line)) refuseCall(call, "insufficient-stock", detail);
      putLine(call.world, order, withReserved(reserved, item, most, call.world));
    }
    if (wanted === "backordered")
      putLine(call.world, order, {
        ...withReserved(line, item, 0n, call.world),
        status: "backordered",
      });
    if (wanted === "closed" || wanted === "cancelled") {
      const none = quantity(0n, unit);
      const given = quantity(numberIn(line.quantityCancelled) + openQuantity(line), unit);
      const ended = {
        ...line,
        quantityReserved: none,
        quantityBackordered: none,
        quantityCancelled: given,
        ...unreservedParts(line),
      };
      const rest = withAmounts(putLine(call.world, order, ended), orders, call.world);
      call.world.store.put(orders, rest);
      if (before?.status !== "draft")
        changeBalance(call.world, order.customerId, {
          uninvoicedOrders: totalOf(rest) - totalOf(before ?? order),
        });
    }
    if (wanted !== "reserved") release(call, order, lineId);
  }
}

/** Refuses another price of goods whose revenue is posted. */
function checkPrices(call: Call, before: MockRecord, order: MockRecord): void {
  const priceOf = ({ unitPrice, discountPercent, discountAmount }: JsonObject) =>
    [unitPrice, discountPercent, discountAmount].map(numberIn).join();
  for (const line of objectsAt(before, "lines")) {
    const now = objectsAt(order, "lines").find(({ id }) => id === line.id);
    if (now && numberIn(line.quantityShipped) > 0n && priceOf(now) !== priceOf(line))
      refuseCall(
        call,
        "sales-order-not-editable",
        `${label(line)} has been shipped in part; its price stays.`,
      );
  }
}

/** Refuses more of lines that are done, and the removal of the last line that waits. */
function checkEnded(call: Call, before: MockRecord, order: MockRecord): void {
  const now = objectsAt(order, "lines");
  const was = objectsAt(before, "lines");
  for (const line of was.filter(isOver)) {
    const after = now.find(({ id }) => id === line.id) ?? line;
    if (numberIn(after.quantity) !== numberIn(line.quantity))
      refuseCall(
        call,
        "sales-order-not-editable",
        `${label(line)} is ${String(line.status)}; its quantity stays. Add a line instead.`,
      );
  }
  const isLess = was.some((line) => !now.some(({ id }) => id === line.id));
  if (isLess && now.every(isOver))
    refuseCall(
      call,
      "sales-order-not-editable",
      `No line of ${label(order)} would wait. Cancel the line or the order instead.`,
    );
}

/** Refuses less of lines than has left, and the removal of lines of which something has. */
function checkShipped(call: Call, before: MockRecord, order: MockRecord): void {
  const lines = objectsAt(order, "lines");
  for (const line of lines)
    if (numberIn(line.quantity) < numberIn(line.quantityShipped))
      refuseCall(call, "quantity-below-shipped", `${label(line)}: more has already been shipped.`);
  const gone = objectsAt(before, "lines").find(
    (line) => numberIn(line.quantityShipped) > 0n && !lines.some(({ id }) => id === line.id),
  );
  const detail = `${label(gone)} has been shipped and cannot be removed.`;
  if (gone) refuseCall(call, "quantity-below-shipped", detail);
}

export function changed(call: Call): void {
  for (const { before, after: order } of changesOf(call, orders)) {
    if (!before || before.status === "draft") continue;
    for (const { id } of objectsAt(call.body, "lines")) if (id) checkPacking(call, order, id);
    checkPrices(call, before, order);
    checkShipped(call, before, order);
    const known = new Map(
      objectsAt(before, "lines").map((line) => [line.id, numberIn(line.quantity)]),
    );
    const more = totalOf(order) - totalOf(before);
    if (more > 0n) checkCredit(call, order, more);
    checkEnded(call, before, order);
    reserveLines(call, order.id, (line) => known.get(line.id) !== numberIn(line.quantity));
    changeBalance(call.world, order.customerId, { uninvoicedOrders: more });
    if (Array.isArray(call.body.lines)) release(call, before);
  }
}
