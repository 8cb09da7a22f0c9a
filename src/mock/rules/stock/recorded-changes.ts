import { isObject, type JsonObject } from "../../../openapi/json";
import { isSame } from "../checks/fixed-fields";
import { changesOf, type Call, type Rules } from "../rule";

/** Changes of items and lots, as their histories show them. */
export const changesKey = "recorded-changes";

/** Fields that differ, with objects path by path. */
function fieldChanges(
  before: JsonObject,
  after: JsonObject,
  names: readonly string[],
  path = "",
): JsonObject[] {
  return names.flatMap((name): JsonObject[] => {
    const { [name]: old = null } = before;
    const { [name]: now = null } = after;
    if (isSame(old, now)) return [];
    if (!isObject(old) || !isObject(now)) return [{ field: path + name, before: old, after: now }];
    const inside = new Set([...Object.keys(old), ...Object.keys(now)]);
    return fieldChanges(old, now, [...inside], `${path}${name}.`);
  });
}

function actionOf(before: JsonObject, { status }: JsonObject): string {
  if (status === before.status) return "updated";
  return status === "quarantined" ? "quarantined" : "released";
}

/** Records what a call has changed of what it was sent to, and the status that follows. */
const recorded = (root: string) => (call: Call) => {
  const { store, newId, time, actor } = call.world;
  for (const { before, after } of changesOf(call, root)) {
    const names = new Set([...Object.keys(call.body), "status", "statusReason"]);
    const changes = before ? fieldChanges(before, after, [...names]) : [];
    if (!before || !changes.length) continue;
    const action = root === "/lots" ? actionOf(before, after) : "updated";
    const id = newId({ prefix: "hst_", length: 10 });
    const entry = { id, at: time(), actor, type: "change", action, changes };
    store.put(changesKey, { ...entry, recordId: after.id });
  }
};

/** Changes of master data that a history shows. */
export const recordedChangeRules: Rules = {
  "update-item": { after: recorded("/items") },
  "update-lot": { after: recorded("/lots") },
};
