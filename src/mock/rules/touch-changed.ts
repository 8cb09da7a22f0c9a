import { touched } from "../change-record";
import { lookedUp } from "../etag";
import type { Call } from "./rule";

/** What belongs to other records, and does not touch `updatedAt` either: their names, and documents of the app. */
const ofOthers = new Set(["bin", "code", "invoices", "lotNumber", "name", "sku", "templateId"]);

/** What is left of a record without the fields that do not touch it. */
const lasting = (record: object): string =>
  JSON.stringify(record, (name, value: unknown) =>
    lookedUp.has(name) || ofOthers.has(name) ? undefined : value,
  );

/** Gives the moment of the call to all records that it has changed, as pollers have to learn of each. */
export function touchChanged({ world }: Call): void {
  const { store } = world;
  for (const { collection, before, after } of store.changes()) {
    if (!before || !after || !("updatedAt" in after)) continue;
    if (before.updatedAt !== after.updatedAt) continue;
    // Whether anything is left of a lot follows from its quantity.
    const isUsedUp = [before, after].some(({ status }) => status === "consumed");
    const [was, is] = [before, after].map((one) => (isUsedUp ? { ...one, status: null } : one));
    if (lasting(was ?? {}) === lasting(is ?? {})) continue;
    store.put(collection, touched(after, world.time(), world));
  }
}
