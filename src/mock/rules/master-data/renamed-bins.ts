import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { isTerminal } from "../../collections";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { changesOf, refuseCall, type Call, type Rules } from "../rule";
import { movementsKey } from "../stock/movements";

const root = "/bin-locations";

/** Fields with the code of a bin, and the field of its location if that is not `locationId`. */
const places: Readonly<Record<string, string>> = {
  bin: "locationId",
  preferredBin: "locationId",
  supplyBin: "locationId",
  finishedBin: "locationId",
  fromBin: "fromLocationId",
  toBin: "toLocationId",
  receivingBin: "id",
  shippingBin: "id",
  quarantineBin: "id",
};

interface Renamed {
  locationId: unknown;
  from: unknown;
  to: unknown;
}

/** A value with the new code of a bin, or without the code of one that is gone. */
function renamed(value: unknown, bin: Renamed, around: JsonObject = {}): unknown {
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, bin, around));
  if (!isObject(value)) return value;
  const here = { ...around, ...value };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const place = places[name];
      const isIt = place && inner === bin.from && here[place] === bin.locationId;
      return [name, isIt ? bin.to : renamed(inner, bin, here)];
    }),
  );
}

/** The bin with which a movement was posted, which its histories go on showing. */
const postedIn = (movement: MockRecord): JsonObject =>
  "postedBin" in movement ? {} : { postedBin: movement.bin ?? null };

const setUp = [
  "/serials",
  "/stock-settings",
  "/items",
  "/item-templates",
  "/locations",
  "/work-centers",
];

/** Documents that are not at their end, with their lists. */
export const unfinishedIn = ({ store, collections }: World) =>
  collections.flatMap(({ root: list, machine }) =>
    machine
      ? store
          .list(list)
          .flatMap((one) => (isTerminal(machine, one.status) ? [] : [[list, one] as const]))
      : [],
  );

/** Gives a bin its new code wherever it is named now: in stock, in settings, and on unfinished documents, not in histories. */
function rename(call: Call, bin: Renamed, roots: readonly string[]): void {
  const { store } = call.world;
  const unfinished = unfinishedIn(call.world);
  const others = roots.flatMap((list) => store.list(list).map((one) => [list, one] as const));
  for (const [list, record] of [...unfinished, ...others]) {
    const next = renamed(record, bin) as MockRecord;
    if (JSON.stringify(next) === JSON.stringify(record)) continue;
    store.put(list, list === movementsKey ? { ...postedIn(record), ...next } : next);
  }
}

function followCode(call: Call): void {
  for (const { before, after } of changesOf(call, root))
    if (before && before.code !== after.code) {
      const bin = { locationId: after.locationId, from: before.code, to: after.code };
      rename(call, bin, [...setUp, movementsKey]);
    }
}

/** Refuses to forget a bin that movements name, and the last one of a location with bins. */
function checkUsed(call: Call): void {
  const { before, world } = call;
  const movement = world.store
    .list(movementsKey)
    .find((one) => one.locationId === before?.locationId && one.bin === before?.code);
  if (movement)
    refuseCall(
      call,
      "record-in-use",
      `${label(before)} is named by ${label(objectAt(movement, "document"))}. Close it instead.`,
    );
  const bin = { locationId: before?.locationId, from: before?.code, to: null };
  const open = unfinishedIn(world).find(
    ([, one]) => JSON.stringify(renamed(one, bin)) !== JSON.stringify(one),
  );
  if (open) refuseCall(call, "record-in-use", `${label(before)} is named by ${label(open[1])}.`);
  const isAlone = world.store
    .list(root)
    .every((one) => one.id === before?.id || one.locationId !== before?.locationId);
  if (isAlone && world.store.find(before?.locationId)?.record.usesBins === true)
    refuseCall(call, "record-in-use", `${label(before)} is the last bin of its location.`);
}

/** Settings that name a bin which is gone name none. */
function forgotten(call: Call): void {
  const { before } = call;
  rename(call, { locationId: before?.locationId, from: before?.code, to: null }, setUp);
}

/** Puts goods in no bin into the receiving bin, once a location works with bins. */
function binned(call: Call): void {
  const { store } = call.world;
  for (const { before, after } of changesOf(call, "/locations")) {
    const isNew = before?.usesBins === false && after.usesBins === true;
    if (!isNew || !after.receivingBin) continue;
    for (const movement of store.list(movementsKey))
      if (movement.locationId === after.id && movement.bin === null)
        store.put(movementsKey, {
          ...postedIn(movement),
          ...movement,
          bin: after.receivingBin,
        });
  }
}

/** Codes of bins, and what names them. */
export const binCodeRules: Rules = {
  "update-bin-location": { after: followCode },
  "delete-bin-location": { refuses: ["record-in-use"], before: checkUsed, after: forgotten },
  "update-location": { after: binned },
  // A location opens with its first day; nothing about others says otherwise.
  "create-location": { fills: () => ({ status: "active" }) },
};
