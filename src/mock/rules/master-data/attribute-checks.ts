import { isObject, objectAt, pick, type JsonObject } from "../../../openapi/json";
import { plainNumbers } from "../../exact-number";
import { label } from "../../label";
import { rangeSound } from "./field-definitions";
import { isAttributeOf } from "./list-tests";
import { faultOf } from "./value-faults";
import { forEach, onBoth, type Call, type ValueMistake, type Rules } from "../rule";
import { checkedBy, eachOnce, found, when, whole, type Check } from "../checks/field-checks";
import { ofKind } from "../checks/setup-checks";

/** The attributes of the items of a category. */
const attributesOf = (item: JsonObject, call: Call) =>
  call.world.store
    .list("/item-attributes")
    .filter((attribute) => isAttributeOf(attribute, item, call.world));

const plain = (value: JsonObject) => plainNumbers(value) as JsonObject;

/** Values that attributes do not take; `null` clears a value, one that is hidden, too. */
export const valuesFit = (
  values: JsonObject,
  known: readonly JsonObject[],
  stored: JsonObject = {},
): ValueMistake[] =>
  Object.entries(plain(values)).flatMap(([code, value]): ValueMistake[] => {
    const field = known.find((one) => one.code === code);
    if (value === null && code in stored) return [];
    const pointer = `/attributes/${code}`;
    if (!field) return [[pointer, `The item has no attribute ${code}.`, "unknown"]];
    const fault = value === null ? undefined : faultOf(value, plain(field));
    return fault ? [[pointer, `${code} ${fault[0]}.`, fault[1]]] : [];
  });

const attributesFit: Check = (call) => {
  const { body, before } = call;
  const defaults = objectAt(found(call, body.templateId), "defaults");
  const item = before ? whole(call) : { ...defaults, ...body };
  const known = attributesOf(item, call);
  const given = objectAt(body, "attributes");
  const values = { ...objectAt(defaults, "attributes"), ...given };
  const missing = known.find(
    ({ code, isRequired, status }) =>
      isRequired === true && status === "active" && (values[String(code)] ?? null) === null,
  );
  return [
    ...valuesFit(given, known, objectAt(before, "attributes")),
    ...when(
      !before && missing,
      `/attributes/${String(missing?.code)}`,
      "A value is required.",
      "required",
    ),
  ];
};

const limits = ["minimum", "maximum", "decimals", "maxLength", "isMultiple"];

/** A value as an attribute with several values, or with one, has it; several values stay a list. */
function inForm(value: unknown, { isMultiple }: JsonObject): unknown {
  if (isMultiple === true) return [value].flat();
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

/** Values of items, and those that templates fill in, become lists, or are no longer lists. */
function reformed({ world, before, body }: Call): void {
  if (!before || !("isMultiple" in body)) return;
  const code = String(before.code);
  const next = (holder: JsonObject): JsonObject | undefined => {
    const values = objectAt(holder, "attributes");
    const value = values[code] ?? null;
    return value === null
      ? undefined
      : { ...holder, attributes: { ...values, [code]: inForm(value, body) } };
  };
  for (const item of world.store.list("/items")) {
    const changed = next(item);
    if (changed) world.store.put("/items", { ...item, ...changed });
  }
  for (const template of world.store.list("/item-templates")) {
    const defaults = next(objectAt(template, "defaults"));
    if (defaults) world.store.put("/item-templates", { ...template, defaults });
  }
}

/** Limits that values of items exceed, though the ones before let them pass. */
const limitsHold: Check = ({ before, body, world }) =>
  limits.flatMap((limit) => {
    if (!before || !(limit in body)) return [];
    const changed = { ...before, [limit]: body[limit] };
    const item = world.store.list("/items").find((one) => {
      const value = objectAt(plain(one), "attributes")[String(before.code)];
      const isSet = value !== undefined && value !== null;
      const kept = inForm(value, changed);
      return isSet && faultOf(kept, plain(changed)) && !faultOf(value, plain(before));
    });
    return when(item, `/${limit}`, `${label(item)} has a value that it excludes.`, "range");
  });

/** Values of a category that an attribute no longer has are hidden. */
function shown(item: JsonObject, call: Call): JsonObject {
  if (!isObject(item.attributes)) return {};
  const codes = new Set(attributesOf(item, call).map(({ code }) => code));
  return { attributes: pick(item.attributes, (code) => codes.has(code)) };
}

const definition = [rangeSound, eachOnce("choices", "code")];

/** What attributes must be like, and their values. */
export const attributeRules: readonly Rules[] = [
  {
    "create-item-attribute": checkedBy(definition),
    "update-item-attribute": checkedBy([ofKind("/item-attributes"), ...definition, limitsHold]),
  },
  { "update-item-attribute": { after: reformed } },
  onBoth("item", checkedBy([attributesFit])),
  forEach(["get-items", "get-item", "create-item", "update-item"], { shows: shown }),
];
