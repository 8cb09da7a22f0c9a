import { today } from "../days";
import { undoMoves } from "../stock/undo";
import { checkAdjustment } from "./adjustment-checks";
import { adjustLine } from "./adjustment-lines";
import { type JsonObject, objectsAt, textAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { accountFor, type AccountUse, post, reverse, inventoryAccount } from "../money/ledger";
import { type Call, changesOf, type Rules } from "../rule";
import { afterMoves } from "../stock/after-moves";

const root = "/inventory-adjustments";

const accountUses: Record<string, AccountUse> = {
  opening_balance: "opening",
  revaluation: "variances",
};

/** The value of each inventory account that lines change. */
const inventorySides = (lines: readonly JsonObject[], { world }: Call) =>
  lines.map((line) => ({
    account: inventoryAccount(world.store.find(line.itemId)?.record, world),
    amount: numberIn(line.valueChange),
  }));

function adjust(call: Call): void {
  const { world, body } = call;
  for (const { after: made } of changesOf(call, root)) {
    const on = textAt(body, "adjustmentDate") ?? today(world);
    const given = objectsAt(body, "lines");
    const lines = objectsAt(made, "lines").map((line, index) => ({
      ...line,
      ...adjustLine(given[index] ?? {}, index, made, call, on),
    }));
    const value = lines.reduce(
      (total, line) => total + numberIn((line as JsonObject).valueChange),
      0n,
    );
    const use = accountUses[String(made.reason)] ?? "shrinkage";
    const place = world.store.find(made.locationId)?.record;
    const usual = use === "shrinkage" ? place?.adjustmentAccountId : undefined;
    const adjustmentAccountId = body.adjustmentAccountId ?? usual ?? accountFor(use, world) ?? null;
    const adjusted = {
      ...made,
      adjustmentDate: on,
      lines,
      valueChange: money(value, "USD"),
      adjustmentAccountId,
    };
    const journalEntryId = post(call, {
      type: "inventory_adjustment",
      document: adjusted,
      on,
      memo: `Adjustment ${String(made.documentNumber)}`,
      sides: [...inventorySides(lines, call), { account: adjustmentAccountId, amount: -value }],
    });
    world.store.put(root, { ...adjusted, journalEntryId });
    afterMoves(call);
  }
}

/** Takes an adjustment back, if its goods have not moved on. */
function taken(call: Call): void {
  const { before } = call;
  if (!before) return;
  const on = String(before.adjustmentDate);
  undoMoves(call, "inventory_adjustment", before, on, "inventory-adjustment-consumed");
  reverse(call, before.journalEntryId, on);
  afterMoves(call);
}

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
  "delete-inventory-adjustment": { refuses: ["inventory-adjustment-consumed"], after: taken },
};
