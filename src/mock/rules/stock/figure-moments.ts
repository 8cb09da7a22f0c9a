import type { RecordChange } from "../../change-log";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import type { Call } from "../rule";
import type { Claim } from "./demand";
import { goodsOf, type Goods } from "./movements";
import { readClaims } from "./stock-figures";

/** Key of the moments at which figures of an item at a location have changed without a movement. */
const momentsKey = "figure-moments";

const claiming = new Set([
  "/sales-orders",
  "/work-orders",
  "/inventory-transfers",
  "/builds",
  "/purchase-orders",
]);

const keyOf = (figure: string, itemId: unknown, locationId: unknown) =>
  `${figure} ${String(itemId)} ${String(locationId)}`;

/** What some documents claim, by figure, item, and location. */
function claimed(changes: readonly RecordChange[], side: "before" | "after", world: World) {
  const sums = new Map<string, bigint>();
  if (!changes.length) return sums;
  const list = (root: string): MockRecord[] =>
    claiming.has(root)
      ? changes.flatMap((one) => {
          const record = one.collection === root ? one[side] : undefined;
          return record ? [record] : [];
        })
      : world.store.list(root);
  const claims = readClaims({ ...world, store: { ...world.store, list } });
  for (const [figure, all] of Object.entries(claims))
    for (const { itemId, locationId, quantity } of all as Claim[]) {
      const key = keyOf(figure, itemId, locationId);
      sums.set(key, (sums.get(key) ?? 0n) + quantity);
    }
  return sums;
}

/** The goods that a lot of another status or a bin of another type blocks or frees. */
function reblocked({ collection, before, after }: RecordChange, world: World): string[] {
  if (!before || !after || (before.status === after.status && before.type === after.type))
    return [];
  const isIn: Readonly<Record<string, (goods: Goods) => boolean>> = {
    "/lots": ({ lotId }) => lotId === after.id,
    "/bin-locations": ({ locationId, bin }) =>
      locationId === after.locationId && bin === after.code,
  };
  const test = isIn[collection];
  if (!test) return [];
  return world.store.list("/items").flatMap(({ id }) =>
    goodsOf(id, world)
      .filter(test)
      .map(({ locationId }) => keyOf("blocked", id, locationId)),
  );
}

/** Notes which figures a call has changed without a movement: reservations, quarantine, what is to come. */
export function noteFigures({ world }: Call): void {
  const { store, time } = world;
  const changes = store.changes();
  const documents = changes.filter(({ collection }) => claiming.has(collection));
  const were = claimed(documents, "before", world);
  const are = claimed(documents, "after", world);
  const moved = [...new Set([...were.keys(), ...are.keys()])].filter(
    (key) => were.get(key) !== are.get(key),
  );
  for (const key of [...moved, ...changes.flatMap((one) => reblocked(one, world))])
    store.put(momentsKey, { id: key, at: time() });
}

/** When figures of items at a location have last changed without a movement. */
export const figureMoments = (
  figures: readonly string[],
  itemIds: readonly unknown[],
  locationId: unknown,
  { store }: World,
): string[] =>
  figures.flatMap((figure) =>
    itemIds.flatMap((id) => {
      const at = store.get(momentsKey, keyOf(figure, id, locationId))?.at;
      return typeof at === "string" ? [at] : [];
    }),
  );
