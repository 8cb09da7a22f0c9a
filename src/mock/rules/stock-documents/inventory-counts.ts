import { one } from "../../decimals";
import { type JsonObject, objectsAt, textsAt } from "../../../openapi/json";
import type { World } from "../../world";
import type { Call } from "../rule";
import { ensureLot, lotOf } from "../stock/lots";
import { picksOf, pickedFrom } from "../stock/bin-rows";
import { type Goods, inBaseUnit, sum } from "../stock/movements";
import { takePieces } from "../stock/moves";

/** A part of a line: a lot, or all of it. */
export interface Part {
  lotId: string | null;
  lotNumber?: unknown;
  before: bigint;
  change: bigint;
  pieces: string[];
}

export interface CountedLine {
  given: JsonObject;
  item: JsonObject;
  bin: string | null;
  here: Goods[];
}

/** True for a line that says what was counted, and not what has changed. */
export const isCount = (given: JsonObject): boolean =>
  [given, ...objectsAt(given, "lots")].some(
    ({ countedQuantity, countedSerialNumbers }) => countedQuantity ?? countedSerialNumbers,
  );

/** Goods without what was on picking carts at the moment of a count: nobody counts that in the bin. */
export function unpicked(
  here: readonly Goods[],
  item: JsonObject,
  world: World,
  until?: string,
): Goods[] {
  return here.map((goods) => {
    const pieces = picksOf(item, goods, world, until).flatMap((pick) =>
      textsAt(pick, "serialNumbers"),
    );
    return {
      ...goods,
      quantity: goods.quantity - pickedFrom(item, goods, world, until),
      serialNumbers: goods.serialNumbers.filter((piece) => !pieces.includes(piece)),
    };
  });
}

function counted(before: bigint, given: JsonObject, line: CountedLine, call: Call): bigint {
  if (given.countedQuantity !== undefined)
    return inBaseUnit(line.item, given.countedQuantity, call.world) - before;
  const change = given.quantityChange ?? given.quantity;
  return change === undefined ? 0n : inBaseUnit(line.item, change, call.world);
}

function byLots(line: CountedLine, call: Call, on: string): Part[] {
  const numbers = textsAt(line.given, "serialNumbers");
  return objectsAt(line.given, "lots").map((lot) => {
    const known = lot.expiresOn ? undefined : lotOf(call, line.item.id, lot.lotNumber);
    const id = String(known?.id ?? ensureLot(call, line.item, lot, on));
    const before = sum(line.here.filter(({ lotId }) => lotId === id));
    const change = counted(before, lot, line, call);
    const pieces = takePieces(numbers, change);
    return { lotId: id, lotNumber: lot.lotNumber, before, change, pieces };
  });
}

/** Pieces that were counted but are not in the books come in, those that were not found go out. */
function byPieces({ given, here }: CountedLine): Part[] {
  const known = here.flatMap(({ serialNumbers }) => serialNumbers);
  const found = textsAt(given, "countedSerialNumbers");
  const extra = found.filter((piece) => !known.includes(piece));
  const missing = known.filter((piece) => !found.includes(piece));
  const part = (pieces: string[], sign: bigint) => ({
    lotId: null,
    before: 0n,
    change: sign * BigInt(pieces.length) * one,
    pieces,
  });
  return [part(extra, 1n), part(missing, -1n)].filter(({ pieces }) => pieces.length);
}

/** The pieces of each lot that were counted, lot by lot. */
function byLotsAndPieces(line: CountedLine, call: Call, on: string): Part[] {
  const found = textsAt(line.given, "countedSerialNumbers");
  return byLots(line, call, on).flatMap(({ lotId, lotNumber, before, change }) => {
    const given = { countedSerialNumbers: takePieces(found, before + change) };
    const here = line.here.filter((goods) => goods.lotId === lotId);
    return byPieces({ ...line, given, here }).map((part) => ({ ...part, lotId, lotNumber }));
  });
}

export function partsOf(line: CountedLine, call: Call, on: string): Part[] {
  if (Array.isArray(line.given.countedSerialNumbers))
    return objectsAt(line.given, "lots").length ? byLotsAndPieces(line, call, on) : byPieces(line);
  if (objectsAt(line.given, "lots").length) return byLots(line, call, on);
  const before = sum(line.here);
  const change = counted(before, line.given, line, call);
  return [{ lotId: null, before, change, pieces: textsAt(line.given, "serialNumbers") }];
}
