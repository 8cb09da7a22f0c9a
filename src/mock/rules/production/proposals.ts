import { numberIn, quantity } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { isBetween } from "../days";
import { madeBy, refuseValues, type Call } from "../rule";
import { backorders } from "../stock/demand";
import { inBaseUnit } from "../stock/movements";
import { availableIn, figuresAt } from "../stock/stock-figures";

const plans = "/work-plans";

/** What demand asks for: pieces of an assembly, the day they are needed, and which demand it is. */
interface Proposal {
  item: MockRecord;
  pieces: bigint;
  dueDate: unknown;
  source: string;
}

/** Pieces of an item that drafts of work orders and lines of draft plans are to bring to a location. */
function planned(item: MockRecord, locationId: unknown, world: World): bigint {
  const isHere = (record: JsonObject) =>
    record.status === "draft" && record.locationId === locationId;
  const { store } = world;
  const orders = store.list("/work-orders").filter(isHere);
  const lines = store
    .list(plans)
    .filter(isHere)
    .flatMap((plan) => objectsAt(plan, "lines"));
  const open = [
    ...orders.map((order) => ({ itemId: order.itemId, pieces: order.quantityOpen })),
    ...lines.map((line) => ({ itemId: line.itemId, pieces: line.quantity })),
  ];
  return open
    .filter(({ itemId }) => itemId === item.id)
    .reduce((sum, { pieces }) => sum + inBaseUnit(item, pieces, world), 0n);
}

/** What customers wait for and nothing brings, of the lines that are promised within the period. */
function forOrders(plan: MockRecord, world: World): Proposal[] {
  const waiting = backorders(world)
    .filter(({ locationId }) => locationId === plan.locationId)
    .sort((a, b) => (a.on ?? "9999").localeCompare(b.on ?? "9999"));
  const supply = new Map<unknown, bigint>();
  return waiting.flatMap(({ itemId, quantity: wanted, on }): Proposal[] => {
    const item = world.store.find(itemId)?.record;
    if (item?.kind !== "assembly") return [];
    const free =
      supply.get(itemId) ??
      figuresAt(item, plan.locationId, world).incoming + planned(item, plan.locationId, world);
    const taken = free < wanted ? free : wanted;
    supply.set(itemId, free - taken);
    const isWithin = on !== null && isBetween(on, plan.periodStart, plan.periodEnd);
    return isWithin && taken < wanted
      ? [{ item, pieces: wanted - taken, dueDate: on, source: "sales_order" }]
      : [];
  });
}

/** What is built at the location and falls to its reorder point, with all that is planned and proposed already. */
function forStock(plan: MockRecord, before: readonly Proposal[], world: World): Proposal[] {
  return world.store.list("/stock-settings").flatMap((setting): Proposal[] => {
    const item = world.store.find(setting.itemId)?.record;
    const isBuilt = setting.replenishBy === "build" && setting.locationId === plan.locationId;
    const isRun = item?.kind === "assembly" && item.status === "active";
    if (!isRun || !isBuilt || setting.reorderPoint === null) return [];
    const figures = figuresAt(item, plan.locationId, world);
    const projected =
      availableIn(figures) + figures.incoming - figures.backordered - figures.required;
    const proposed = before.filter((one) => one.item === item);
    const expected = proposed.reduce(
      (sum, { pieces }) => sum + pieces,
      projected + planned(item, plan.locationId, world),
    );
    if (expected > numberIn(setting.reorderPoint)) return [];
    const pieces =
      setting.reorderQuantity === null
        ? numberIn(setting.maximumQuantity) - expected
        : numberIn(setting.reorderQuantity);
    return pieces > 0n ? [{ item, pieces, dueDate: plan.periodEnd, source: "reorder_point" }] : [];
  });
}

const lineOf = ({ item, pieces, dueDate, source }: Proposal, { newId }: World): JsonObject => ({
  id: newId(recordShape("wpn_")),
  itemId: item.id,
  sku: item.sku,
  quantity: quantity(pieces, item.baseUnit),
  dueDate,
  source,
  bomId: null,
  lotSize: null,
  priority: 5,
  quantityCompleted: quantity(0n, item.baseUnit),
  workOrderIds: [],
});

/** Adds to a new plan what demand asks for, and refuses a plan that stays empty. */
export function propose(call: Call): void {
  const { world } = call;
  const from = textsAt(call.body, "proposeFrom");
  for (const plan of madeBy(call, plans)) {
    const ordered = from.includes("sales_orders") ? forOrders(plan, world) : [];
    const stocked = from.includes("reorder_points") ? forStock(plan, ordered, world) : [];
    const added = [...ordered, ...stocked].map((one) => lineOf(one, world));
    const lines = [...objectsAt(plan, "lines"), ...added];
    if (!lines.length)
      refuseValues(call, [
        ["/proposeFrom", "Demand asks for no line in this period, and none was sent.", "range"],
      ]);
    world.store.put(plans, { ...plan, lines });
  }
}
