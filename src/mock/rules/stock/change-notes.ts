import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { demoObjects } from "../../demo-objects";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import { changesOf, onBoth, type Call, type Rules } from "../rule";

/** Key of the changes of items and lots among the records. */
export const notesKey = "change-notes";

/** A change as a record. Its values are text, so that what was named before does not count as used. */
const asNote = (id: unknown, { changes, ...entry }: JsonObject): JsonObject => ({
  ...entry,
  document: { id },
  changes: JSON.stringify(changes),
});

/** The changes in the histories of a demo company, the oldest first. */
export const openingNotes = (demo: unknown): MockRecord[] =>
  demoObjects(demo, ({ entries }) => Array.isArray(entries)).flatMap((history) =>
    objectsAt(history, "entries")
      .filter(({ type }) => type === "change")
      .map((entry) => asNote(history.serialId ?? history.lotId ?? history.itemId, entry))
      .reverse(),
  );

/** The values that differ, by the path of their field with points. */
function differences(before: unknown, after: unknown, path: string): JsonObject[] {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return [];
  if (!isObject(before) || !isObject(after))
    return [{ field: path, before: before ?? null, after: after ?? null }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], `${path}.${name}`));
}

const lotActions: Readonly<Record<string, string>> = {
  quarantined: "quarantined",
  expired: "expired",
  available: "released",
  // A lot of which nothing is left when it is released.
  consumed: "released",
};

function note({ world }: Call, id: unknown, action: string, changes: readonly JsonObject[]): void {
  const { store, newId, time, actor } = world;
  const entryId = newId(recordShape("hst_"));
  store.put(notesKey, asNote(id, { id: entryId, at: time(), actor, action, changes }));
}

/** Notes what a call has changed of the fields that it names, or of some others, or filled in a new record. */
const noteChanges =
  (root: string, ...others: readonly string[]) =>
  (call: Call): void => {
    for (const { before, after } of changesOf(call, root)) {
      const names = new Set([...Object.keys(call.body), "statusReason", ...others]);
      const changes = [...names].flatMap((name) => differences(before?.[name], after[name], name));
      if (!changes.length) continue;
      const isMoved = root === "/lots" && before && before.status !== after.status;
      const action = before ? "updated" : "created";
      note(call, after.id, (isMoved && lotActions[String(after.status)]) || action, changes);
    }
  };

/** Notes what a correction of a receiving has changed of its lots. */
export const noteCorrections = noteChanges(
  "/lots",
  ...["status", "expiresOn", "manufacturedOn", "vendorLotNumber"],
);

const optionsRoot = "/items/{itemId}/options";

/** Notes in the history of an item that its options were replaced. */
function noteOptions(call: Call): void {
  for (const { before, after } of changesOf(call, optionsRoot)) {
    const changes = differences(before?.options, after.options, "options");
    if (changes.length) note(call, after.itemId, "options_replaced", changes);
  }
}

/** The changes of a record that are known. */
export const notedChanges = (id: string, { world }: Call): JsonObject[] =>
  world.store
    .list(notesKey)
    .filter((note) => objectAt(note, "document").id === id)
    .map(({ id: entryId, at, actor, action, ...note }) => ({
      ...{ id: entryId, at, actor, type: "change", action },
      changes: JSON.parse(textAt(note, "changes") ?? "[]") as JsonObject[],
    }));

/** Histories of items and lots tell what was changed. */
export const changeNoteRules: Rules = {
  ...onBoth("item", { after: noteChanges("/items") }),
  "update-item-options": { after: noteOptions },
  ...onBoth("lot", { after: noteChanges("/lots") }),
};
