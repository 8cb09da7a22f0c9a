import { textsAt, type JsonObject } from "../../../openapi/json";
import { plainNumbers } from "../../exact-number";
import { checkedBy, eachOnce, when, whole, type Check } from "../checks/field-checks";
import { valuesIn } from "../checks/why-fixed";
import { forEach, onBoth, refuseAt, type Call, type Rules } from "../rule";
import { faultOf } from "./value-faults";

const root = "/custom-fields";

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

/** A range that nothing is in. */
export const rangeSound: Check = (call) => {
  const { minimum, maximum } = plainNumbers(whole(call)) as JsonObject;
  const isRanged = typeof minimum === "number" && typeof maximum === "number";
  return when(isRanged && minimum > maximum, "/maximum", "It is below minimum.", "range");
};

/** Rules of a definition that do not fit each other, or that its default breaks. */
const soundDefinition: Check = (call) => {
  const field = plainNumbers(whole(call)) as JsonObject;
  const { dataType, defaultValue, pattern, isUnique } = field;
  const isComparable = dataType === "text" || dataType === "number";
  const [fault, rule = "type"] =
    (defaultValue !== null && defaultValue !== undefined && faultOf(defaultValue, field)) || [];
  return [
    ...rangeSound(call),
    ...when(
      typeof pattern === "string" && !isPattern(pattern),
      "/pattern",
      "It is not a regular expression.",
      "format",
    ),
    ...when(
      isUnique === true && !isComparable,
      "/isUnique",
      "Only fields for text and numbers can be unique.",
      "not_for_kind",
    ),
    ...when(fault, "/defaultValue", `The field ${String(fault)}.`, rule),
  ];
};

/** The place after the last on a form. */
function nextPlace({ body, world }: Call): JsonObject {
  const { entityType } = body;
  const places = world.store
    .list(root)
    .filter((field) => field.entityType === entityType)
    .map(({ position }) => Number(position));
  return { position: Math.min(100, 1 + Math.max(0, ...places)) };
}

/** Old exports can still be read: a key stays with its type after its field is deleted. */
function checkKey(call: Call): void {
  const { entityType, key, dataType } = call.body;
  const gone = call.world.store
    .tombstones(root)
    .find(({ record }) => record.entityType === entityType && record.key === key)?.record;
  if (gone && gone.dataType !== dataType)
    refuseAt(
      call,
      "custom-field-key-taken",
      "/key",
      `A deleted field with this key had the type ${String(gone.dataType)}.`,
    );
}

/** Definitions of custom fields. */
export const fieldDefinitionRules: readonly Rules[] = [
  onBoth("custom-field", checkedBy([soundDefinition, eachOnce("choices", "code")])),
  {
    "create-custom-field": {
      refuses: ["custom-field-key-taken"],
      fills: nextPlace,
      before: checkKey,
    },
  },
  forEach(["get-custom-field", "get-custom-fields"], {
    shows: (field, call) =>
      textsAt(call.request.query, "fields").includes("recordCount")
        ? { recordCount: valuesIn(field, call).length }
        : {},
  }),
];
