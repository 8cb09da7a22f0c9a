import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { one, sumOf } from "../../decimals";
import { label } from "../../label";
import type { World } from "../../world";
import type { ValueMistake } from "../rule";
import { inBaseUnit } from "./movements";
import { when } from "../checks/field-checks";

/** Mistakes of the lots and serial numbers that a row names: its item has none, or they are not as many as its `quantity`. */
export function trackingMistakes(
  { row, item, quantity }: { row: JsonObject; item: JsonObject; quantity: unknown },
  at: string,
  world: World,
): ValueMistake[] {
  const tracking = String(item.tracking ?? "none");
  const whole = inBaseUnit(item, quantity, world);
  const lots = objectsAt(row, "lots");
  const pieces = textsAt(row, "serialNumbers");
  const sum = sumOf(lots, (lot) => inBaseUnit(item, lot.quantity, world));
  const ofLots = `${at}/lots`;
  const ofPieces = `${at}/serialNumbers`;
  return [
    ...when(
      lots.length && !tracking.includes("lot"),
      ofLots,
      `${label(item)} has no lots.`,
      "not_for_kind",
    ),
    ...when(
      lots.length && sum !== whole,
      ofLots,
      "The lots do not add up to the quantity.",
      "range",
    ),
    ...when(
      pieces.length && !tracking.includes("serial"),
      ofPieces,
      `${label(item)} has no serial numbers.`,
      "not_for_kind",
    ),
    ...when(
      pieces.length && BigInt(pieces.length) * one !== whole,
      ofPieces,
      "There must be as many serial numbers as pieces.",
      "length",
    ),
  ];
}
