import { objectsAt, textAt, textsAt, without, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity, sumOf } from "../../decimals";
import type { World } from "../../world";

/** What the picks of a line say together: the bin, if it is one, the lots, and the pieces. */
function summed(picks: readonly JsonObject[], unit: unknown): JsonObject {
  const bins = [...new Set(picks.map((pick) => textAt(pick, "bin") ?? null))];
  const lots = [...new Set(picks.flatMap((pick) => textAt(pick, "lotNumber") ?? []))];
  const takenOf = (lotNumber: string) =>
    sumOf(picks, (pick) => (pick.lotNumber === lotNumber ? numberIn(pick.quantity) : 0n));
  return {
    bin: bins.length === 1 ? bins[0] : null,
    lots: lots.map((lotNumber) => ({ lotNumber, quantity: quantity(takenOf(lotNumber), unit) })),
    serialNumbers: picks.flatMap((pick) => textsAt(pick, "serialNumbers")),
  };
}

/** A line, or a component of a kit, whose bin, lots, and pieces follow from its picks, unless a row names these in their place. */
function picked(line: JsonObject, row: JsonObject, { store }: World): JsonObject {
  const tracking = String(store.find(line.itemId)?.record.tracking ?? "none");
  const isReplaced = !row.picks && (row.bin ?? row.lots ?? row.serialNumbers) !== undefined;
  const picks = isReplaced ? [] : objectsAt(line, "picks");
  const absent = [
    ...(tracking.includes("lot") ? [] : ["lots"]),
    ...(tracking.includes("serial") ? [] : ["serialNumbers"]),
    ...(picks.length ? [] : ["picks"]),
  ];
  const { unit } = line.quantity as JsonObject;
  return without({ ...line, ...(picks.length > 0 && summed(picks, unit)) }, ...absent);
}

/** A line of a shipment after what a row of a request says of it, without what it cannot have. */
export function pickedLine(line: JsonObject, row: JsonObject, world: World): JsonObject {
  const components = objectsAt(line, "components").map((part) => {
    const said = objectsAt(row, "components").find(({ itemId }) => itemId === part.itemId);
    return picked(part, said ?? {}, world);
  });
  const parts = components.length > 0 && { components };
  return { ...without(picked(line, row, world), "components"), ...parts };
}
