import { today } from "../days";
import { addCost, stampedKey, stampId } from "./work-costs";
import {
  isObject,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from "../../../openapi/json";
import { numberIn, quantity, one } from "../../decimals";
import type { MockRecord } from "../../model";
import { builds, closeCost, isOver, linesOf, shares } from "./finished-cost";
import { finishedBin, finishedLot, finishedPieces } from "./finished-pieces";
import { accountFor, post } from "../money/ledger";
import { type Call, refuseCall, type Rules, madeBy } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { madeCost, madeSides } from "../stock/made-goods";
import { putIn, referenceTo } from "../stock/moves";
import { settleParts } from "../stock/reserve";
import { pieceOf } from "../stock/serials";
import { buildCost, drawComponent, type Used, inventoryOf, valueOf } from "./used-components";
import { isClocked } from "./work-clock";

/** How many pieces have passed the last operation, and are not in stock yet; undefined without operations. */
function passed({ before }: Call): bigint | undefined {
  const last = objectsAt(before, "operations").at(-1);
  if (!last) return undefined;
  const pieces = numberIn(last.quantityCompleted) - numberIn(before?.quantityCompleted);
  return pieces > 0n ? pieces : 0n;
}

/** Without a quantity, what has passed the last operation comes into stock; the rest of an order that is closed is given up. */
function passedPieces(call: Call): JsonObject {
  const pieces = passed(call);
  const { skipOpenOperations, closeRest } = call.body;
  if (pieces === 0n && closeRest === true && call.body.quantity === undefined)
    refuseCall(call, "transition-not-allowed", "No piece has passed the last operation.");
  if (!pieces || skipOpenOperations === true) return {};
  return { quantity: quantity(pieces, objectAt(call.before, "quantity").unit) };
}

/** True for a completion that gives up what operations have not done. */
const skipsOpen = ({ body: { skipOpenOperations, closeRest } }: Call) =>
  skipOpenOperations === true || closeRest === true;

/** Refuses pieces that have not passed the last operation, and to skip one at which a clock runs. */
function checkPassed(call: Call, order: MockRecord, pieces: bigint): void {
  const most = passed(call);
  const isSkipped = skipsOpen(call);
  const clocked = objectsAt(call.before, "operations").find((one) => isClocked(one, call.world));
  if (isSkipped && clocked)
    refuseCall(call, "operations-open", `A clock runs at ${String(clocked.name)}.`);
  if (most === undefined || isSkipped) return;
  if (pieces > most)
    refuseCall(
      call,
      "operations-open",
      `${String(quantity(most, "").value)} pieces of ${String(order.documentNumber)} have passed the last operation.`,
    );
}

/** What pieces need that no operation has used: on orders without operations, or with skipped ones. */
function drawRest(call: Call, order: MockRecord, on: string) {
  const used: Used[] = [];
  const made = numberIn(order.quantityCompleted) + numberIn(order.quantityScrapped);
  const whole = numberIn(order.quantity);
  const components = objectsAt(order, "components").map((component) => {
    const given =
      objectsAt(call.body, "components").find((row) => row.componentId === component.id) ?? {};
    const { unit } = objectAt(component, "quantityRequired");
    const planned = whole > 0n ? (numberIn(component.quantityRequired) * made) / whole : 0n;
    const was = numberIn(
      objectsAt(call.before, "components").find(({ id }) => id === component.id)?.quantityConsumed,
    );
    const number = isObject(given.quantity) ? numberIn(given.quantity) : planned - was;
    if (number <= 0n) return component;
    used.push(
      drawComponent(call, component, given, number, {
        locationId: order.locationId,
        document: referenceTo("work_order", order),
        on,
      }),
    );
    const reserved = numberIn(component.quantityReserved) - number;
    return {
      ...component,
      quantityConsumed: quantity(was + number, unit),
      quantityReserved: quantity(reserved > 0n ? reserved : 0n, unit),
    };
  });
  return { components, used };
}

/** The pieces that a call finishes of a work order. @throws `RefusedRequest` if they are more than are open */
function finishedNow(call: Call, order: MockRecord): bigint {
  const pieces = numberIn(order.quantityCompleted) - numberIn(call.before?.quantityCompleted);
  if (pieces > numberIn(call.before?.quantityOpen))
    refuseCall(
      call,
      "quantity-above-open",
      `${String(order.documentNumber)} has ${String(objectAt(call.before, "quantityOpen").value)} pieces open.`,
    );
  checkPassed(call, order, pieces);
  return pieces;
}

/** Draws the rest of the components where no operation draws them, or all that are left are skipped. */
function drawnWith(call: Call, order: MockRecord, on: string) {
  const hasOperations = objectsAt(order, "operations").length > 0;
  return !hasOperations || skipsOpen(call)
    ? drawRest(call, order, on)
    : { components: objectsAt(order, "components"), used: [] };
}

interface Pieces {
  order: MockRecord;
  /** What the order makes. */
  item: JsonObject;
  pieces: bigint;
  /** The day on which they are finished. */
  on: string;
}

/** The serial numbers of finished pieces: those of the call, or those stamped at the start if there is one for each. */
function serialsOf(call: Call, { order, item, pieces, on }: Pieces): string[] {
  const { world, body } = call;
  const count = Number(pieces / one);
  const stamped = textsAt(world.store.get(stampedKey, stampId(order)), "serialNumbers").filter(
    (piece) => !pieceOf(call, item.id, piece),
  );
  const given = textsAt(body, "serialNumbers");
  const known = stamped.length >= count ? stamped.slice(0, count) : [];
  return finishedPieces(call, item, pieces, on, given.length ? given : known);
}

interface Finished {
  order: MockRecord;
  /** What the order makes. */
  item: JsonObject;
  build: MockRecord;
  used: readonly Used[];
  on: string;
  /** Cost of all pieces. */
  total: bigint;
}

/** Posts the components that a completion drew, and the pieces that came out of it; returns the latter's entry. */
function postBuild(call: Call, { order, item, build, used, on, total }: Finished): string | null {
  const { world } = call;
  const wip = accountFor("workInProcess", world);
  if (used.length)
    post(call, {
      type: "work_order",
      document: order,
      on,
      memo: `Work order ${String(order.documentNumber)}`,
      sides: [{ account: wip, amount: valueOf(used) }, ...inventoryOf(used, call)],
    });
  return post(call, {
    type: "build",
    document: build,
    on,
    memo: `Build ${String(build.documentNumber)} of ${String(order.documentNumber)}`,
    sides: [
      ...madeSides(item, numberIn(build.quantity), total, world),
      { account: wip, amount: -total },
    ],
  });
}

/** An order after a completion: it is over with the last pieces, and open operations stay so until then unless they are skipped. */
function leftOf(call: Call, order: MockRecord): MockRecord {
  return {
    ...order,
    completedAt: isOver(order) ? order.completedAt : null,
    operations: objectsAt(skipsOpen(call) || isOver(order) ? order : call.before, "operations"),
  };
}

/** Brings the finished pieces of one work order into stock with the cost that is in process for them. */
function finish(call: Call, made: MockRecord, order: MockRecord): void {
  const { world, body } = call;
  const item = world.store.find(order.itemId)?.record ?? {};
  const pieces = finishedNow(call, order);
  const on = textAt(body, "completedOn") ?? today(world);
  const { components, used } = drawnWith(call, order, on);
  const costed: MockRecord = {
    ...leftOf(call, order),
    components,
    cost: addCost(order, { material: valueOf(used) }),
  };
  const { material, labor, overhead, subcontract } = shares(costed, pieces, made.id, call);
  const cost = buildCost({ material, labor, overhead, other: subcontract }, pieces);
  const total = numberIn(cost.total);
  const serialNumbers = serialsOf(call, { order, item, pieces, on });
  const lotId = finishedLot(call, item, on);
  const bin = finishedBin(call, order, item, lotId);
  const build: MockRecord = {
    ...made,
    status: "completed",
    quantity: quantity(pieces, objectAt(order, "quantity").unit),
    buildDate: on,
    bomRevision: world.store.find(order.bomId)?.record.revision ?? null,
    serialNumbers,
    finishedBin: bin,
    cost,
  };
  build.components = linesOf(costed, build, pieces, call);
  if (pieces > 0n)
    putIn(call, {
      item,
      locationId: order.locationId,
      bin,
      lotId,
      serialNumbers,
      quantity: pieces,
      unitCost: madeCost(item, pieces, total),
      document: referenceTo("build", build),
      on,
      pieceFields: { workOrderId: order.id },
    });
  const journalEntryId = postBuild(call, { order: costed, item, build, used, on, total });
  world.store.put(builds, { ...build, journalEntryId });
  closeCost(call, costed, total, on);
  // What an order that has ended no longer keeps goes to others.
  if (costed.status !== "in_progress") settleParts(call, costed);
  afterMoves(call);
}

/** Brings finished pieces into stock. */
function finished(call: Call): void {
  for (const made of madeBy(call, builds)) {
    const order = call.world.store.find(made.workOrderId)?.record;
    if (order) finish(call, made, order);
  }
}

/** The end of production. */
export const workCompletionRules: Rules = {
  "complete-work-order": {
    refuses: [
      "quantity-above-open",
      "operations-open",
      "finished-serial-taken",
      "insufficient-stock",
      "lot-not-available",
      "serial-not-available",
      "validation-failed",
    ],
    fills: passedPieces,
    after: finished,
  },
};
