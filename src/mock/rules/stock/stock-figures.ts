import { objectsAt, type JsonObject } from "../../../openapi/json";
import { one, quantity } from "../../decimals";
import type { World } from "../../world";
import { arrivals, backorders, reservations, shortages, type Claim } from "./demand";
import { goodsAt, hasStock, inBaseUnit, isBlocked, sum } from "./movements";

/** How much of an item there is at a location, and what is claimed and expected of it. */
export interface Figures {
  onHand: bigint;
  reserved: bigint;
  blocked: bigint;
  backordered: bigint;
  incoming: bigint;
  required: bigint;
  nextIncomingOn: string | null;
}

/** The claims of all documents, read once for many figures. */
export interface Claims {
  reserved: Claim[];
  backordered: Claim[];
  incoming: Claim[];
  required: Claim[];
}

/** Reads all open documents. */
export const readClaims = (world: World): Claims => ({
  reserved: reservations(world),
  backordered: backorders(world),
  incoming: arrivals(world),
  required: shortages(world),
});

/** No documents: what claims a day has had that is past. */
export const noClaims: Claims = { reserved: [], backordered: [], incoming: [], required: [] };

const at = (claims: readonly Claim[], itemId: unknown, locationId: unknown) =>
  claims.filter((claim) => claim.itemId === itemId && claim.locationId === locationId);

/** The figures of an item at a location. */
export function figuresAt(
  item: JsonObject,
  locationId: unknown,
  world: World,
  claims: Claims = readClaims(world),
): Figures {
  const goods = goodsAt(item, locationId, world);
  const incoming = at(claims.incoming, item.id, locationId);
  return {
    onHand: sum(goods),
    reserved: sum(at(claims.reserved, item.id, locationId)),
    blocked: sum(goods.filter((one) => isBlocked(one, world))),
    backordered: sum(at(claims.backordered, item.id, locationId)),
    incoming: sum(incoming),
    required: sum(at(claims.required, item.id, locationId)),
    nextIncomingOn:
      incoming
        .flatMap(({ on }) => on ?? [])
        .sort()
        .at(0) ?? null,
  };
}

/** What can be promised at a location. */
export const availableIn = ({ onHand, reserved, blocked }: Figures): bigint =>
  onHand - reserved - blocked;

/** What can be promised of an item at a location; of a kit, as many as its components allow, and which of them runs out. */
export function availableAt(
  item: JsonObject,
  locationId: unknown,
  world: World,
  claims?: Claims,
): { available: bigint; limitingItemId?: unknown } {
  if (item.kind !== "kit")
    return { available: availableIn(figuresAt(item, locationId, world, claims)) };
  let least: { available: bigint; limitingItemId?: unknown } | undefined;
  for (const part of objectsAt(item, "components")) {
    const component = world.store.find(part.itemId)?.record;
    const each =
      component && hasStock(component) ? inBaseUnit(component, part.quantity, world) : 0n;
    if (!component || each <= 0n) continue;
    const free = availableIn(figuresAt(component, locationId, world, claims));
    // Of a part that is short, as many kits are missing as would need it.
    const kits = free >= 0n ? (free / each) * one : -((-free + each - 1n) / each) * one;
    if (!least || kits < least.available) least = { available: kits, limitingItemId: component.id };
  }
  return least ?? { available: 0n };
}

/** The figures as the API shows them, in a unit. */
export function shownFigures(
  figures: Figures,
  unit: unknown,
  convert = (number: bigint) => number,
) {
  const { onHand, reserved, blocked, backordered, incoming, required } = figures;
  const available = availableIn(figures);
  const projected = available + incoming - backordered - required;
  const all = { onHand, reserved, blocked, available, backordered, incoming, required, projected };
  return Object.fromEntries(
    Object.entries(all).map(([name, number]) => [name, quantity(convert(number), unit)]),
  );
}
