import { objectAt, objectsAt, type JsonObject } from "../../openapi/json";
import { plainNumbers } from "../exact-number";
import { checkedBy, eachOnce, when, whole, type Check, type Mistake } from "./field-checks";
import { forEach, type Call, type Rules } from "./rule";

const kinds = [
  ...["item", "account", "lot", "customer", "vendor", "vendor-item", "employee", "location"],
  ...["bin-location", "project-code", "estimate", "sales-order", "shipment", "rma"],
  ...["return-restock", "credit-memo", "refund", "purchase-order", "receiving", "bill", "payment"],
  ...["bank-deposit", "transfer-funds", "expense", "billable-expense-charge", "journal-entry"],
  ...["inventory-adjustment", "inventory-transfer", "bom", "assembly-routing", "work-center"],
  ...["build", "work-order", "work-plan"],
];

const decimalsOf = (value: number): number => (String(value).split(".")[1] ?? "").length;

function numberFault(value: number, { minimum, maximum, decimals }: JsonObject) {
  if (typeof minimum === "number" && value < minimum) return `has to be ${minimum} at least`;
  if (typeof maximum === "number" && value > maximum) return `has to be ${maximum} at most`;
  return decimalsOf(value) > Number(decimals ?? 0) && `takes ${Number(decimals ?? 0)} decimals`;
}

function textFault(value: string, { maxLength, pattern }: JsonObject) {
  if (value.length > Number(maxLength ?? Infinity)) return `takes ${Number(maxLength)} characters`;
  return !fits(value, pattern) && `has to match ${String(pattern)}`;
}

/** True for a pattern that is no regular expression, too: the value is not to blame for it. */
function fits(value: string, pattern: unknown): boolean {
  if (typeof pattern !== "string") return true;
  try {
    return new RegExp(`^(?:${pattern})$`).test(value);
  } catch {
    return true;
  }
}

/** The codes of a list that may still be chosen. */
const choicesOf = (field: JsonObject) =>
  objectsAt(field, "choices").flatMap(({ code, isActive }) => (isActive === false ? [] : [code]));

const choiceFault = (value: unknown, field: JsonObject) =>
  !choicesOf(field).includes(value) && `has no choice ${String(value)}`;

/** What is wrong with a value of a field, by the field's type. */
const faults: Readonly<Record<string, (value: unknown, field: JsonObject) => string | false>> = {
  text: (value, field) => (typeof value === "string" ? textFault(value, field) : "takes text"),
  number: (value, field) =>
    typeof value === "number" ? numberFault(value, field) : "takes a number",
  date: (value) =>
    !(typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)) && "takes a day as yyyy-mm-dd",
  checkbox: (value) => typeof value !== "boolean" && "takes true or false",
  choice: choiceFault,
  multi_choice: (value, field) =>
    Array.isArray(value)
      ? (value.map((one) => choiceFault(one, field)).find(Boolean) ?? false)
      : "takes a list of codes",
};

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
};

/** Rules of a definition that do not fit each other, or that its default breaks. */
const soundDefinition: Check = (call) => {
  const field = plainNumbers(whole(call)) as JsonObject;
  const { dataType, defaultValue, minimum, maximum, pattern, isUnique } = field;
  const isRanged = typeof minimum === "number" && typeof maximum === "number";
  const isComparable = dataType === "text" || dataType === "number";
  const fault =
    defaultValue !== null &&
    defaultValue !== undefined &&
    faults[String(dataType)]?.(defaultValue, field);
  return [
    ...when(isRanged && minimum > maximum, "/maximum", "It is below the minimum."),
    ...when(
      typeof pattern === "string" && !isPattern(pattern),
      "/pattern",
      "It is no regular expression.",
    ),
    ...when(isUnique === true && !isComparable, "/isUnique", "It is for text and numbers only."),
    ...when(fault, "/defaultValue", `The field ${String(fault)}.`),
  ];
};

/** Values that no active field of a kind of record takes; `null` clears a value. */
function mistakesIn(call: Call, kind: string, holder: JsonObject, pointer: string): Mistake[] {
  const fields = call.world.store
    .list("/custom-fields")
    .filter(({ entityType, status }) => entityType === kind && status === "active");
  const values = plainNumbers(objectAt(holder, "customFields")) as JsonObject;
  return Object.entries(values).flatMap(([key, value]): Mistake[] => {
    const field = fields.find((one) => one.key === key);
    const fault = field
      ? value !== null && faults[String(field.dataType)]?.(value, field)
      : `is no active custom field of ${kind}`;
    return fault ? [[`${pointer}/customFields/${key}`, `${key} ${fault}.`]] : [];
  });
}

/** Of the record, and of its lines, which are a kind of their own. */
function customValues(call: Call): Mistake[] {
  const kind = call.request.operation.id.replace(/^(?:create|update)-/, "").replaceAll("-", "_");
  return [
    ...mistakesIn(call, kind, call.body, ""),
    ...objectsAt(call.body, "lines").flatMap((line, index) =>
      mistakesIn(call, `${kind}_line`, line, `/lines/${index}`),
    ),
  ];
}

/** Values of custom fields. */
export const customValueRules: Rules = {
  ...forEach(
    kinds.flatMap((kind) => [`create-${kind}`, `update-${kind}`]),
    checkedBy([customValues]),
  ),
  ...forEach(
    ["create-custom-field", "update-custom-field"],
    checkedBy([soundDefinition, eachOnce("choices", "code")]),
  ),
};
