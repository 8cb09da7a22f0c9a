import { today } from "../days";
import { undoMoves } from "../stock/undo";
import { checkAdjustment } from "./adjustment-checks";
import { adjustLine } from "./adjustment-lines";
import {
  type JsonObject,
  listAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import {
  accountFor,
  type AccountUse,
  inventoryAccount,
  post,
  reverse,
  type Side,
} from "../money/ledger";
import { usualClass } from "../master-data/categories";
import { linesBy } from "../master-data/listed-lines";
import type { MockRecord } from "../../model";
import { type Call, changesOf, refuseCall, type Rules } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { movementsKey } from "../stock/movements";
import { pieceOf } from "../stock/serials";
import { isCount } from "./inventory-counts";
import { forgetCounts, noteCounts } from "./noted-counts";

const root = "/inventory-adjustments";

const accountUses: Record<string, AccountUse> = {
  opening_balance: "opening",
  revaluation: "variances",
};

/** What lines do to their inventory accounts and the adjustment to its own, by class: that of the adjustment, or else of each item. */
function sidesOf(adjustment: MockRecord, { world }: Call): Side[] {
  const { adjustmentAccountId, locationId } = adjustment;
  const differences = new Map<unknown, bigint>();
  const stock = objectsAt(adjustment, "lines").map((line): Side => {
    const item = world.store.find(line.itemId)?.record;
    const amount = numberIn(line.valueChange);
    const id = adjustment.classReferenceId ?? usualClass(item, locationId, world);
    differences.set(id, (differences.get(id) ?? 0n) - amount);
    return { account: inventoryAccount(item, world), amount, dimensions: inClass(id) };
  });
  const others = [...differences].map(([id, amount]): Side => ({
    account: adjustmentAccountId,
    amount,
    dimensions: inClass(id),
  }));
  return [...stock, ...others];
}

const inClass = (classReferenceId: unknown) => ({ classReferenceId }) as JsonObject;

/** The account of the differences of an adjustment that names none. */
function usualAccount({ reason, locationId }: JsonObject, { world }: Call): unknown {
  const use = accountUses[String(reason)] ?? "shrinkage";
  const place = world.store.find(locationId)?.record;
  const usual = use === "shrinkage" ? place?.adjustmentAccountId : undefined;
  return usual ?? accountFor(use, world) ?? null;
}

const postFor = (adjustment: MockRecord, on: string, call: Call) =>
  post(call, {
    type: "inventory_adjustment",
    document: adjustment,
    on,
    memo: `Adjustment ${String(adjustment.documentNumber)}`,
    sides: sidesOf(adjustment, call),
  });

const inPosting = ["adjustmentAccountId", "classReferenceId", "departmentId"] as const;

/** Posts an adjustment again, on its day, if its account or a dimension has changed. */
function moved(call: Call): void {
  const { body, world } = call;
  for (const { before, after } of changesOf(call, root)) {
    if (!before) continue;
    const wasUsual = before.adjustmentAccountId === usualAccount(before, call);
    const isUsual =
      body.adjustmentAccountId === undefined ? wasUsual : body.adjustmentAccountId === null;
    const adjusted: MockRecord = {
      ...after,
      ...(isUsual && { adjustmentAccountId: usualAccount(after, call) }),
    };
    const isSame = inPosting.every((name) => adjusted[name] === before[name]);
    const on = String(before.adjustmentDate);
    if (!isSame) reverse(call, before.journalEntryId, on);
    const journalEntryId = isSame ? before.journalEntryId : postFor(adjusted, on, call);
    world.store.put(root, { ...adjusted, journalEntryId });
  }
}

function adjust(call: Call): void {
  const { world, body } = call;
  for (const { after: made } of changesOf(call, root)) {
    const on = textAt(body, "adjustmentDate") ?? today(world);
    const given = objectsAt(body, "lines");
    const lines = objectsAt(made, "lines").map((line, index): JsonObject => ({
      ...line,
      ...adjustLine(given[index] ?? {}, index, made, call, on),
    }));
    const value = sumIn(lines, "valueChange");
    const adjustmentAccountId = body.adjustmentAccountId ?? usualAccount(made, call);
    const adjusted = {
      ...made,
      classReferenceId: body.classReferenceId ?? null,
      adjustmentDate: on,
      countedAt: given.some(isCount) ? (made.countedAt ?? world.time()) : null,
      lines,
      valueChange: money(value, "USD"),
      adjustmentAccountId,
    };
    world.store.put(root, { ...adjusted, journalEntryId: postFor(adjusted, on, call) });
    afterMoves(call);
    noteCounts(adjusted, call);
  }
}

/** Refuses to take back a new value of goods of which some have been used at it. */
function checkUsed(adjustment: MockRecord, call: Call): void {
  const movements = call.world.store.list(movementsKey);
  const isUsed = movements.some(
    (one, index) =>
      one.revaluation &&
      objectAt(one, "document").id === adjustment.id &&
      movements
        .slice(index)
        .some(
          ({ itemId, locationId, quantity }) =>
            itemId === one.itemId && locationId === one.locationId && numberIn(quantity) < 0n,
        ),
  );
  if (isUsed)
    refuseCall(
      call,
      "inventory-adjustment-consumed",
      `Goods that ${String(adjustment.documentNumber)} has valued have been used since.`,
    );
}

/** Refuses to bring a piece back that has come in again since. */
function checkBack(adjustment: MockRecord, call: Call): void {
  const gone = call.world.store
    .list(movementsKey)
    .filter(
      ({ document, quantity }) =>
        objectAt({ document }, "document").id === adjustment.id && numberIn(quantity) < 0n,
    );
  for (const movement of gone)
    for (const serialNumber of textsAt(movement, "serialNumbers"))
      if (pieceOf(call, movement.itemId, serialNumber)?.locationId)
        refuseCall(
          call,
          "inventory-adjustment-consumed",
          `${serialNumber} has come in again since ${String(adjustment.documentNumber)}.`,
        );
}

/** Takes an adjustment back, if its goods have not moved on. */
function taken(call: Call): void {
  const { before } = call;
  if (!before) return;
  const on = String(before.adjustmentDate);
  checkUsed(before, call);
  checkBack(before, call);
  undoMoves(call, "inventory_adjustment", before, on, "inventory-adjustment-consumed");
  reverse(call, before.journalEntryId, on);
  afterMoves(call);
  forgetCounts(before, call);
}

const isZero = (value: unknown): boolean => numberIn(value) === 0n;

/** True for a counted line that agreed with the books. */
const agreed = (line: JsonObject): boolean =>
  isZero(line.quantityChange) &&
  isZero(line.valueChange) &&
  objectsAt(line, "lots").every(({ quantity }) => isZero(quantity)) &&
  !listAt(line, "serialNumbers").length;

/** Corrections of stock, and their reversal. */
export const adjustmentRules: Rules = {
  "create-inventory-adjustment": {
    refuses: [
      "insufficient-stock",
      "serial-not-available",
      "lot-not-available",
      "validation-failed",
    ],
    before: checkAdjustment,
    after: adjust,
  },
  "update-inventory-adjustment": { after: moved },
  "get-inventory-adjustment-line-items": {
    answer: (call) => linesBy(call, "hasDifference", (line, wanted) => agreed(line) !== wanted),
  },
  "delete-inventory-adjustment": { refuses: ["inventory-adjustment-consumed"], after: taken },
};
