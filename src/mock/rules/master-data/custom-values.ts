import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { plainNumbers } from "../../exact-number";
import type { ErrorRule } from "../../model";
import { checkedBy, eachOnce, when, whole, type Check } from "../checks/field-checks";
import { forEach, type Call, type Mistake, type Rules } from "../rule";

const kinds = [
  ...["item", "account", "lot", "customer", "vendor", "vendor-item", "employee", "location"],
  ...["bin-location", "project-code", "estimate", "sales-order", "shipment", "rma"],
  ...["return-restock", "credit-memo", "refund", "purchase-order", "receiving", "bill", "payment"],
  ...["bank-deposit", "transfer-funds", "expense", "billable-expense-charge", "journal-entry"],
  ...["inventory-adjustment", "inventory-transfer", "bom", "assembly-routing", "work-center"],
  ...["build", "work-order", "work-plan"],
];

const decimalsOf = (value: number): number => (String(value).split(".")[1] ?? "").length;

/** What is wrong with a value, and what the entry of `errors` calls it. */
type Fault = readonly [message: string, rule: ErrorRule];

function numberFault(value: number, { minimum, maximum, decimals }: JsonObject): Fault | undefined {
  if (typeof minimum === "number" && value < minimum)
    return [`must be at least ${minimum}`, "range"];
  if (typeof maximum === "number" && value > maximum)
    return [`must be at most ${maximum}`, "range"];
  const most = Number(decimals ?? 0);
  return decimalsOf(value) > most ? [`takes ${most} decimals`, "format"] : undefined;
}

function textFault(value: string, { maxLength, pattern }: JsonObject): Fault | undefined {
  if (value.length > Number(maxLength ?? Infinity))
    return [`takes ${Number(maxLength)} characters`, "length"];
  return fits(value, pattern) ? undefined : [`has to match ${String(pattern)}`, "format"];
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

const choiceFault = (value: unknown, field: JsonObject): Fault | undefined =>
  choicesOf(field).includes(value) ? undefined : [`has no choice ${String(value)}`, "range"];

const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** What is wrong with a value of a field, by the field's type. */
const faults: Readonly<Record<string, (value: unknown, field: JsonObject) => Fault | undefined>> = {
  text: (value, field) =>
    typeof value === "string" ? textFault(value, field) : ["takes text", "type"],
  number: (value, field) =>
    typeof value === "number" ? numberFault(value, field) : ["takes a number", "type"],
  date: (value) => (isDay(value) ? undefined : ["takes a day as yyyy-mm-dd", "format"]),
  checkbox: (value) => (typeof value === "boolean" ? undefined : ["takes true or false", "type"]),
  choice: choiceFault,
  multi_choice: (value, field) =>
    Array.isArray(value)
      ? value.map((one) => choiceFault(one, field)).find(Boolean)
      : ["takes a list of codes", "type"],
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
  const [fault, rule = "type"] =
    (defaultValue !== null &&
      defaultValue !== undefined &&
      faults[String(dataType)]?.(defaultValue, field)) ||
    [];
  return [
    ...when(isRanged && minimum > maximum, "/maximum", "It is below minimum.", "range"),
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

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (holder: JsonObject | undefined) =>
  plainNumbers(objectAt(holder, "customFields")) as Values;

const isEmpty = (value: unknown) => value === undefined || value === null;

/** What is wrong with the values that a record or line would have; `null` clears a value. */
function mistakesIn(
  fields: readonly JsonObject[],
  sent: Values,
  known: Values,
  others: () => readonly JsonObject[],
): Mistake[] {
  const mistake = (key: string, [message, rule]: Fault): Mistake => [
    `/customFields/${key}`,
    `${key} ${message}.`,
    rule,
  ];
  const all: Values = { ...known, ...sent };
  const unknown = Object.keys(sent).filter((name) => !fields.some(({ key }) => key === name));
  return [
    ...unknown.map((key) => mistake(key, ["is no active custom field of the record", "unknown"])),
    ...fields.flatMap((field) => {
      const key = String(field.key);
      const value = all[key];
      if (isEmpty(value))
        return when(field.isRequired, ...mistake(key, ["is required", "required"]));
      if (!(key in sent)) return [];
      const fault = faults[String(field.dataType)]?.(value, field);
      if (fault) return [mistake(key, fault)];
      const isRepeated = field.isUnique && others().some((other) => valuesOf(other)[key] === value);
      return when(isRepeated, ...mistake(key, ["belongs to another record", "duplicate"]));
    }),
  ];
}

const onlyActive = ({ status }: JsonObject) => status === "active";

/** Of the record, and of its lines, which are a kind of their own. */
function customValues(call: Call): Mistake[] {
  const { before, body, request, world } = call;
  const { id, path } = request.operation;
  const kind = id.replace(/^(?:create|update)-/, "").replaceAll("-", "_");
  const root = path.replace(/\/\{\w+\}$/, "");
  const defined = world.store.list("/custom-fields").filter(onlyActive);
  const of = (entityType: string) => defined.filter((field) => field.entityType === entityType);
  const others = () => world.store.list(root).filter((one) => one.id !== before?.id);
  return [
    ...mistakesIn(of(kind), valuesOf(body), valuesOf(before), others),
    ...objectsAt(body, "lines").flatMap((line, index) => {
      if (line.remove === true) return [];
      const known = objectsAt(before, "lines").find((one) => line.id && one.id === line.id);
      const rows = () => others().flatMap((record) => objectsAt(record, "lines"));
      return mistakesIn(of(`${kind}_line`), valuesOf(line), valuesOf(known), rows).map(
        ([pointer, ...rest]): Mistake => [`/lines/${index}${pointer}`, ...rest],
      );
    }),
  ];
}

/** Values of custom fields, and what their definitions refuse. */
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
