import { objectAt } from "../../../openapi/json";
import { checkedBy, when, whole, type Check } from "./field-checks";
import { forEach, type Rules } from "../rule";

/** Defaults of a template are values of fields and attributes that its kind of item has. */
const defaultsFit: Check = (call) => {
  const { world, body } = call;
  const kind = whole(call).itemKind;
  const defaults = objectAt(body, "defaults");
  const known = world.reader.names(world.collection("/items")?.schema, { kind });
  const strange = Object.keys(defaults).find((name) => !known.has(name));
  const codes = new Set(world.store.list("/item-attributes").map(({ code }) => code));
  const attribute = Object.keys(objectAt(defaults, "attributes")).find((code) => !codes.has(code));
  return [
    ...when(
      strange,
      `/defaults/${strange}`,
      `${strange} does not belong to ${String(kind)}.`,
      "not_for_kind",
    ),
    ...when(
      attribute,
      `/defaults/attributes/${attribute}`,
      `No attribute ${attribute} is defined.`,
      "reference",
    ),
  ];
};

/** What templates propose for items. */
export const templateCheckRules: Rules = forEach(
  ["create-item-template", "update-item-template"],
  checkedBy([defaultsFit]),
);
