import { figureMoments } from "./figure-moments";
import { settingAt } from "./settings";
import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, quantity } from "../../decimals";
import type { World } from "../../world";
import {
  availableAt,
  figuresAt,
  readClaims,
  shownFigures,
  type Claims,
  type Figures,
} from "./stock-figures";
import { hasStock, inBaseUnit, inUnit, movementsOf } from "./movements";

/** The components of a kit, or the item itself. */
const partIds = (item: JsonObject): unknown[] =>
  item.kind === "kit" ? objectsAt(item, "components").map(({ itemId }) => itemId) : [item.id];

/** Locations that hold the item, have held it, expect or owe it, or have a setting for it. */
function locationsOf(item: JsonObject, world: World, claims: Claims): string[] {
  const ids = partIds(item);
  const all = [...claims.reserved, ...claims.backordered, ...claims.incoming, ...claims.required];
  const named = [
    ...ids.flatMap((id) => movementsOf(id, world)),
    ...all.filter(({ itemId }) => itemId === item.id),
    ...world.store.list("/stock-settings").filter(({ itemId }) => itemId === item.id),
  ];
  return [...new Set(named.map(({ locationId }) => String(locationId)))];
}

const none: Figures = {
  onHand: 0n,
  reserved: 0n,
  blocked: 0n,
  backordered: 0n,
  incoming: 0n,
  required: 0n,
  nextIncomingOn: null,
};

/** The figures of an item at a location; a kit has as many on hand as can be packed of it. */
function figuresOf(item: JsonObject, locationId: string, world: World, claims: Claims): Figures {
  const figures = figuresAt(item, locationId, world, claims);
  if (item.kind !== "kit") return figures;
  const { available } = availableAt(item, locationId, world, claims);
  return { ...figures, onHand: (available > 0n ? available : 0n) + figures.reserved };
}

function atLocation(
  item: JsonObject,
  locationId: string,
  unit: string,
  world: World,
  claims: Claims,
): JsonObject {
  const figures = figuresOf(item, locationId, world, claims);
  const shown = shownFigures(figures, unit, (number) => inUnit(item, number, unit, world));
  const point = settingAt(item, locationId, world)?.reorderPoint;
  const base = point ? inBaseUnit(item, point, world) : 0n;
  const reorderPoint = point ? quantity(inUnit(item, base, unit, world), unit) : null;
  const { limitingItemId } = availableAt(item, locationId, world, claims);
  const projected = numberIn(shown.projected);
  return {
    locationId,
    ...shown,
    ...(item.kind === "kit" && { onHand: null, limitingItemId: limitingItemId ?? null }),
    nextIncomingOn: figures.nextIncomingOn,
    reorderPoint,
    belowReorderPoint: reorderPoint !== null && projected <= numberIn(reorderPoint),
  };
}

/** What there is of an item, in total and by location. Undefined if it has no quantity. */
export function quantityOf(
  item: JsonObject,
  world: World,
  only: { locationId?: unknown; unit?: string } = {},
  claims: Claims = readClaims(world),
): JsonObject | undefined {
  if (!hasStock(item) && item.kind !== "kit") return undefined;
  const unit = only.unit ?? String(item.baseUnit);
  const places = locationsOf(item, world, claims).filter(
    (id) => only.locationId === undefined || id === only.locationId,
  );
  const total = { ...none };
  for (const id of places) {
    const figures = figuresOf(item, id, world, claims);
    for (const name of Object.keys(total) as (keyof Figures)[])
      if (name !== "nextIncomingOn") total[name] += figures[name];
  }
  const locations = places
    .map((id) => atLocation(item, id, unit, world, claims))
    .sort((a, b) => Number(numberIn(b.onHand) - numberIn(a.onHand)));
  const ids = [...partIds(item), item.id];
  const moments = [
    ...ids.flatMap((id) =>
      movementsOf(id, world)
        .filter(({ locationId }) => places.includes(String(locationId)))
        .map(({ at }) => String(at)),
    ),
    ...places.flatMap((place) =>
      figureMoments([...Object.keys(claims), "blocked"], ids, place, world),
    ),
  ];
  return {
    itemId: item.id,
    sku: item.sku,
    kind: item.kind,
    unit,
    ...shownFigures(total, unit, (number) => inUnit(item, number, unit, world)),
    ...(item.kind === "kit" && { onHand: null }),
    locations,
    updatedAt: moments.sort().at(-1) ?? textAt(item, "createdAt") ?? world.time(),
  };
}
