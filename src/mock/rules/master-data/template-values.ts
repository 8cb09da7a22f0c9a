import { objectAt, type JsonObject } from "../../../openapi/json";
import { plainNumbers } from "../../exact-number";
import { today } from "../days";
import { changesOf, type Call, type Rules } from "../rule";
import { faultOf } from "./value-faults";

const root = "/item-templates";

/** Where templates have the values of attributes or of custom fields, and what a definition calls its key. */
type Kind = readonly [values: "attributes" | "customFields", key: "code" | "key"];

/** Templates fill a value under the key that its definition has by now, as long as that takes it. */
function follow(call: Call, before: JsonObject, after: JsonObject, [values, key]: Kind): void {
  const { store } = call.world;
  for (const template of store.list(root)) {
    const defaults = objectAt(template, "defaults");
    const { [String(before[key])]: value, ...rest } = objectAt(defaults, values);
    if (value === undefined) continue;
    const plain = plainNumbers({ value, after }) as { value: unknown; after: JsonObject };
    const isTaken = !faultOf(plain.value, plain.after, today(call.world));
    const filled = isTaken ? { ...rest, [String(after[key])]: value } : rest;
    if (!isTaken || before[key] !== after[key])
      store.put(root, { ...template, defaults: { ...defaults, [values]: filled } });
  }
}

const following =
  (definitions: string, kind: Kind) =>
  (call: Call): void => {
    for (const { before, after } of changesOf(call, definitions))
      if (before && (after.entityType ?? "item") === "item") follow(call, before, after, kind);
  };

/** What templates of items fill in when a definition has changed. */
export const templateValueRules: Rules = {
  "update-item-attribute": { after: following("/item-attributes", ["attributes", "code"]) },
  "update-custom-field": { after: following("/custom-fields", ["customFields", "key"]) },
};
