import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, sumOf } from "../../decimals";
import { label } from "../../label";
import type { MockRecord } from "../../model";
import { when } from "../checks/field-checks";
import { refuseValues, type Call, type ValueMistake } from "../rule";
import { lotOf } from "../stock/lots";
import { inBaseUnit, movementsOf } from "../stock/movements";
import { leavePieces, pieceOf, piecesOfLot } from "../stock/serials";

/** A part of a line that has arrived. */
interface Arrival {
  lotId?: string;
  quantity: bigint;
  pieces: string[];
}

/** A line of a transfer, and what a body says of it. */
export interface ArrivedLine {
  line: JsonObject;
  given: JsonObject;
  transfer: MockRecord;
}

const movementsBy = (transfer: MockRecord, itemId: unknown, { world }: Call) =>
  movementsOf(itemId, world).filter((one) => objectAt(one, "document").id === transfer.id);

/** The pieces of a line that have left, and neither arrived nor got lost. */
function piecesOnRoad({ line, transfer }: ArrivedLine, call: Call): string[] {
  const arrived = movementsBy(transfer, line.itemId, call)
    .filter(({ quantity }) => numberIn(quantity) > 0n)
    .flatMap((one) => textsAt(one, "serialNumbers"));
  return textsAt(line, "serialNumbers").filter(
    (one) => !arrived.includes(one) && pieceOf(call, line.itemId, one)?.status !== "shipped",
  );
}

/** How much of a lot has left and not arrived. */
const lotOnRoad = (lot: JsonObject | undefined, transfer: MockRecord, call: Call): bigint =>
  -movementsBy(transfer, lot?.itemId, call)
    .filter(({ lotId }) => lotId === lot?.id)
    .reduce((total, { quantity }) => total + numberIn(quantity), 0n);

/** Where a body speaks of a line. */
const pointerOf = (given: JsonObject, { body }: Call): string => {
  const index = objectsAt(body, "lines").indexOf(given);
  return index < 0 ? "" : `/lines/${index}`;
};

function arrivingLots({ line, given, transfer }: ArrivedLine, whole: bigint, call: Call): Arrival[] {
  const item = call.world.store.find(line.itemId)?.record ?? {};
  const named = objectsAt(given, "lots");
  const at = pointerOf(given, call);
  let left = whole;
  const mistakes: ValueMistake[] = [];
  const sent = objectsAt(line, "lots").map(({ lotNumber }) =>
    lotOnRoad(lotOf(call, item.id, lotNumber), transfer, call),
  );
  const road = sumOf(sent, (one) => one);
  // Nobody can tell which of several lots a part is of.
  if (!named.length && whole < road && sent.filter((one) => one > 0n).length > 1)
    refuseValues(call, [
      given.quantityReceived === undefined
        ? [`${at}/lots`, `Name the lots of ${label(line)} that have arrived.`, "required"]
        : [
            `${at}/quantityReceived`,
            `${label(line)} has several lots in transit. Receive the line by its status first.`,
            "state",
          ],
    ]);
  const parts = (named.length ? named : objectsAt(line, "lots")).map((row, index): Arrival => {
    const lot = lotOf(call, item.id, row.lotNumber);
    const there = lotOnRoad(lot, transfer, call);
    const most = there < left ? there : left;
    const quantity = named.length ? inBaseUnit(item, row.quantity, call.world) : most;
    left -= quantity;
    const message = `Not so much of ${String(row.lotNumber)} is in transit.`;
    mistakes.push(...when(quantity > there, `${at}/lots/${index}`, message, "reference"));
    return { ...(lot && { lotId: String(lot.id) }), quantity, pieces: [] };
  });
  mistakes.push(...when(left, `${at}/lots`, "The lots do not add up to the quantity.", "range"));
  if (mistakes.length) refuseValues(call, mistakes);
  return parts;
}

function arrivingPieces(received: ArrivedLine, whole: bigint, call: Call): string[] {
  const { line, given } = received;
  const road = piecesOnRoad(received, call);
  const field = call.request.operation.id.startsWith("complete")
    ? "missingSerialNumbers"
    : "serialNumbers";
  const named = textsAt(given, field);
  const isMissing = field === "missingSerialNumbers";
  const pieces = named.length && !isMissing ? named : road.filter((one) => !named.includes(one));
  const at = `${pointerOf(given, call)}/${field}`;
  const strange = named.findIndex((one) => !road.includes(one));
  const mistakes = [
    ...when(
      strange >= 0,
      `${at}/${strange}`,
      `${String(named[strange])} is not in transit.`,
      "reference",
    ),
    ...when(
      named.length ? BigInt(pieces.length) * one !== whole : BigInt(pieces.length) * one > whole,
      at,
      named.length
        ? `The serial numbers do not agree with the quantity of ${label(line)}.`
        : `Name the pieces of ${label(line)}.`,
      named.length ? "length" : "required",
    ),
  ];
  if (mistakes.length) refuseValues(call, mistakes.slice(0, 1));
  return pieces;
}

/** What arrives of a line: the lots and pieces that a body names, or those that are on the road. */
export function arrivals(received: ArrivedLine, whole: bigint, call: Call): Arrival[] {
  const { line } = received;
  const hasPieces = textsAt(line, "serialNumbers").length > 0;
  const pieces = hasPieces ? arrivingPieces(received, whole, call) : [];
  if (!objectsAt(line, "lots").length) return [{ quantity: whole, pieces }];
  return arrivingLots(received, whole, call).map((part) => ({
    ...part,
    pieces: piecesOfLot(pieces, line.itemId, part.lotId, call),
  }));
}

/** Pieces that are still on the road when nothing more is expected are missing. */
export function losePieces(received: ArrivedLine, on: string, call: Call): void {
  const { line, transfer } = received;
  const item = call.world.store.find(line.itemId)?.record ?? {};
  const move = { item, locationId: null, quantity: 0n, document: transfer, on };
  leavePieces(call, { ...move, pieceFields: { customerId: null } }, piecesOnRoad(received, call));
}
