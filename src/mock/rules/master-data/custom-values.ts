import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { plainNumbers } from "../../exact-number";
import { checkedBy, when, within, type Check } from "../checks/field-checks";
import { today } from "../days";
import { forEach, type Call, type ValueMistake, type Rules } from "../rule";
import { faultOf, type FieldFault } from "./value-faults";

/** The kinds of records that have custom fields. */
export const kinds = [
  ...["item", "account", "lot", "customer", "vendor", "vendor-item", "employee", "location"],
  ...["bin-location", "project-code", "estimate", "sales-order", "shipment", "rma"],
  ...["return-restock", "credit-memo", "refund", "purchase-order", "receiving", "bill", "payment"],
  ...["bank-deposit", "transfer-funds", "expense", "billable-expense-charge", "journal-entry"],
  ...["inventory-adjustment", "inventory-transfer", "bom", "assembly-routing", "work-center"],
  ...["build", "work-order", "work-plan"],
];

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
  day: string,
): ValueMistake[] {
  const mistake = (key: string, [message, rule]: FieldFault): ValueMistake => [
    `/customFields/${key}`,
    `${key} ${message}.`,
    rule,
  ];
  const all: Values = { ...known, ...sent };
  // The values of archived fields can still be cleared.
  const isCleared = (name: string) => sent[name] === null && name in known;
  const unknown = Object.keys(sent).filter(
    (name) => !fields.some(({ key }) => key === name) && !isCleared(name),
  );
  return [
    ...unknown.map((key) =>
      mistake(key, ["is not an active custom field of the record", "unknown"]),
    ),
    ...fields.flatMap((field) => {
      const key = String(field.key);
      const value = all[key];
      if (isEmpty(value))
        return when(field.isRequired, ...mistake(key, ["is required", "required"]));
      if (!(key in sent)) return [];
      const fault = faultOf(value, field, day);
      if (fault) return [mistake(key, fault)];
      const isRepeated = field.isUnique && others().some((other) => valuesOf(other)[key] === value);
      return when(isRepeated, ...mistake(key, ["belongs to another record", "duplicate"]));
    }),
  ];
}

const onlyActive = ({ status }: JsonObject) => status === "active";

/** Of the record, and of its lines, which are a kind of their own. */
function customValues(call: Call): ValueMistake[] {
  const { before, body, request, world } = call;
  const { id, path } = request.operation;
  const kind = id.replace(/^(?:create|update)-/, "").replaceAll("-", "_");
  const root = path.replace(/\/\{\w+\}$/, "");
  const defined = world.store.list("/custom-fields").filter(onlyActive);
  const of = (entityType: string) => defined.filter((field) => field.entityType === entityType);
  const others = () => world.store.list(root).filter((one) => one.id !== before?.id);
  return [
    ...mistakesIn(of(kind), valuesOf(body), valuesOf(before), others, today(world)),
    ...objectsAt(body, "lines").flatMap((line, index) => {
      if (line.remove === true) return [];
      const known = objectsAt(before, "lines").find((one) => line.id && one.id === line.id);
      const rows = () => others().flatMap((record) => objectsAt(record, "lines"));
      const values = [valuesOf(line), valuesOf(known)] as const;
      return within(
        `/lines/${index}`,
        ...mistakesIn(of(`${kind}_line`), ...values, rows, today(world)),
      );
    }),
  ];
}

/** Values that a template of items fills in; it need not have those that are required. */
export const itemValues: Check = ({ world, body, before }) =>
  mistakesIn(
    world.store
      .list("/custom-fields")
      .filter((field) => field.entityType === "item" && onlyActive(field))
      .map((field) => ({ ...field, isRequired: false, isUnique: false })),
    valuesOf(body),
    valuesOf(objectAt(before, "defaults")),
    () => [],
    today(world),
  );

/** Values of custom fields, and what their definitions refuse. */
export const customValueRules: Rules = {
  ...forEach(
    kinds.flatMap((kind) => [`create-${kind}`, `update-${kind}`]),
    checkedBy([customValues]),
  ),
};
