import { objectAt, textAt, textsAt } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { refuseCall, type Call } from "../rule";
import { addMovement, movementsKey } from "./movements";
import { putIn, referenceTo, takeOut } from "./moves";

/** Takes back what a document has moved: what came in leaves, what left comes back at its cost. Refuses with a code if goods have moved on. */
export function undoMoves(
  call: Call,
  type: string,
  document: MockRecord,
  on: string,
  code: string,
): void {
  const { store, started } = call.world;
  if (String(document.createdAt) <= started)
    refuseCall(call, code, `Goods of ${String(document.documentNumber)} have moved on since.`);
  const made = store
    .list(movementsKey)
    .filter((movement) => objectAt(movement, "document").id === document.id);
  for (const movement of made.reverse()) {
    const item = store.find(movement.itemId)?.record;
    if (!item) continue;
    const number = numberIn(movement.quantity);
    const move = {
      item,
      locationId: movement.locationId,
      bin: textAt(movement, "bin") ?? null,
      unbinned: movement.bin === null,
      lotId: textAt(movement, "lotId") ?? null,
      hold: textAt(movement, "hold") ?? null,
      serialNumbers: textsAt(movement, "serialNumbers"),
      document: referenceTo(type, document),
      on,
      unitCost: numberIn(movement.unitCost),
    };
    if (number > 0n)
      takeOut(call, {
        ...move,
        quantity: number,
        code,
        takesBlocked: true,
        pieceStatus: "scrapped",
      });
    if (number < 0n) putIn(call, { ...move, quantity: -number });
    if (movement.revaluation)
      addMovement(call.world, on, {
        ...movement,
        revaluation: money(-numberIn(movement.revaluation), "USD"),
      });
  }
}
