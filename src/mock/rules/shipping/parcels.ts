import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, quantity, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";

const kilograms: Record<string, string> = { g: "0.001", oz: "0.0283495", lb: "0.453592" };
const centimeters: Record<string, string> = { mm: "0.1", in: "2.54" };

const inUnit = (number: bigint, factor: string | undefined) =>
  factor ? times(number, numberIn(factor)) : number;

export const inKilograms = (weight: unknown): bigint =>
  inUnit(numberIn(weight), kilograms[String(objectAt({ weight }, "weight").unit)]);

/** The next multiple of a step. */
export const roundedUp = (number: bigint, step: bigint): bigint =>
  ((number + step - 1n) / step) * step;

/** The sides of a box in centimeters; none if its size is unknown. */
export const inCentimeters = (dimensions: unknown): bigint[] =>
  isObject(dimensions)
    ? ["length", "width", "height"].map((side) =>
        inUnit(numberIn(dimensions[side]), centimeters[String(dimensions.unit)]),
      )
    : [];

/** The volume of a box in cubic centimeters; nothing if its size is unknown. */
export function volumeOf(dimensions: unknown): bigint {
  const [length = 0n, width = 0n, height = 0n] = inCentimeters(dimensions);
  return times(times(length, width), height);
}

/** Volume by the divisor of the ship method, to the next tenth of a kilogram; null without size or divisor. */
function dimensionalWeight(dimensions: unknown, divisor: bigint): JsonObject | null {
  if (!isObject(dimensions) || divisor === 0n) return null;
  return quantity(roundedUp((volumeOf(dimensions) * one) / divisor, one / 10n), "kg");
}

function weightOf(weights: readonly JsonObject[]): JsonObject | null {
  const [first] = weights;
  if (!first) return null;
  const isAlike = weights.every(({ unit }) => unit === first.unit);
  const sum = sumOf(weights, isAlike ? numberIn : inKilograms);
  return quantity(roundedUp(sum, one / 10_000n), isAlike ? first.unit : "kg");
}

/** What lies in the only package of a shipment, unless somebody has said it. */
const everything = ({ lines }: MockRecord) =>
  objectsAt({ lines }, "lines").map(({ id, quantity: count }) => ({
    lineItemId: id,
    quantity: count,
  }));

/** The page on which the carrier of a ship method tracks a number. */
export const trackingUrl = (method: JsonObject | undefined, number: unknown): string | null =>
  (typeof number === "string" &&
    textAt(method, "trackingUrlTemplate")?.replace("{trackingNumber}", number)) ||
  null;

/** A shipment with numbered packages, their weights as the carrier bills them, and the sums of both. */
export function weighed(shipment: MockRecord, { world, body }: Call): MockRecord {
  const method = world.store.find(shipment.shipMethodId)?.record;
  const divisor = numberIn(method?.dimensionalDivisor);
  const sent = Array.isArray(body.packages) ? objectsAt(body, "packages") : undefined;
  const boxes = sent ?? objectsAt(shipment, "packages");
  const packages = boxes.map((box, index): JsonObject & { billableWeight: JsonObject } => {
    const dimensional = dimensionalWeight(box.dimensions, divisor);
    const isBulky = dimensional && numberIn(dimensional) > inKilograms(box.weight);
    return {
      packageNumber: index + 1,
      packaging: box.packaging ?? "box",
      weight: box.weight,
      dimensions: box.dimensions ?? null,
      dimensionalWeight: dimensional,
      billableWeight: isBulky ? dimensional : objectAt(box, "weight"),
      trackingNumber: box.trackingNumber ?? null,
      trackingUrl: trackingUrl(method, box.trackingNumber),
      contents: box.contents ?? (boxes.length === 1 ? everything(shipment) : []),
    };
  });
  return {
    ...shipment,
    packages,
    grossWeight: weightOf(packages.map((box) => objectAt(box, "weight"))),
    billableWeight: weightOf(packages.map((box) => box.billableWeight)),
  };
}
