import { label } from "../label";
import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../openapi/json";
import { numberIn } from "../decimals";
import { today } from "./days";
import { refuseAt, type Call, type Rules } from "./rule";
import { convertsTo, hasStock, inBaseUnit } from "./stock/movements";

/** What is wrong with a line, and with which of its fields. */
type Mistake = readonly [field: string, message: string] | undefined;
type LineCheck = (line: JsonObject, item: JsonObject, call: Call) => Mistake;

const unitFits: LineCheck = ({ quantity }, item, { world }) => {
  const unit = textAt(objectAt({ quantity }, "quantity"), "unit");
  return unit && !convertsTo(item, unit, world)
    ? ["quantity", `${label(item)} does not convert to ${unit}.`]
    : undefined;
};

/** Units of an item that are not for selling, or not for buying. */
const unitIs =
  (flag: "isSellable" | "isPurchasable"): LineCheck =>
  ({ quantity }, item, { world }) => {
    const unit = textAt(objectAt({ quantity }, "quantity"), "unit");
    const uom = world.store
      .list("/items/{itemId}/uoms")
      .find((one) => one.itemId === item.id && one.unit === unit);
    return uom?.[flag] === false
      ? [
          "quantity",
          `${label(item)} is not ${flag === "isSellable" ? "sold" : "bought"} by ${unit}.`,
        ]
      : undefined;
  };

/** Why an answer does not fit the options of an item; undefined if it does. */
function mistakeIn(options: readonly JsonObject[], code: string, answer: unknown) {
  const option = options.find((one) => one.code === code);
  if (!option) return `There is no option ${code}.`;
  const { inputType, minimum, maximum, step, maxLength } = option;
  const [least, most, distance] = [minimum, maximum, step].map(numberIn);
  const number = numberIn(answer);
  const isFit =
    inputType === "choice"
      ? objectsAt(option, "choices").some((choice) => choice.code === answer)
      : inputType === "number"
        ? number >= (least ?? 0n) &&
          number <= (most ?? 0n) &&
          (!distance || (number - (least ?? 0n)) % distance === 0n)
        : typeof answer === "string" && answer.length <= Number(maxLength);
  return isFit ? undefined : `${String(answer)} is not a choice of ${String(option.name)}.`;
}

const optionsFit: LineCheck = ({ options: given }, item, { world }) => {
  const known = objectsAt(world.store.get("/items/{itemId}/options", String(item.id)), "options");
  for (const [code, answer] of Object.entries(isObject(given) ? given : {})) {
    const mistake = mistakeIn(known, code, answer);
    if (mistake) return [`options/${code}`, mistake];
  }
  return undefined;
};

const isBought: LineCheck = ({ itemId }, item) =>
  itemId && item.isPurchasable === false
    ? ["itemId", `${label(item)} is not purchasable.`]
    : undefined;

/** What keeps stock has the account of its stock. */
const takesAccount: LineCheck = ({ accountId }, item) =>
  accountId && hasStock(item) ? ["accountId", `${label(item)} keeps stock.`] : undefined;

const lotsAddUp: LineCheck = (line, item, { world }) => {
  const lots = objectsAt(line, "lots");
  const base = (quantity: unknown) => inBaseUnit(item, quantity, world);
  const sum = lots.reduce((total, lot) => total + base(lot.quantity), 0n);
  return lots.length && sum !== base(line.quantity)
    ? ["lots", "The lots do not add up to the quantity."]
    : undefined;
};

/** A bin that only other locations have. */
const isElsewhere = (bin: unknown, locationId: unknown, { world }: Call) => {
  const named = world.store.list("/bin-locations").filter(({ code }) => code === bin);
  return named.length > 0 && !named.some((one) => one.locationId === locationId);
};

const binsFit: LineCheck = (line, item, call) => {
  const { fromLocationId, toLocationId } = call.body;
  const places = [
    ["fromBin", fromLocationId],
    ["toBin", toLocationId],
  ] as const;
  for (const [field, locationId] of places)
    if (line[field] && isElsewhere(line[field], locationId, call))
      return [field, `${String(line[field])} is a bin of another location.`];
  return fromLocationId === toLocationId && line.fromBin && line.fromBin === line.toBin
    ? ["toBin", "It is the same bin as fromBin."]
    : undefined;
};

const binOrNone: LineCheck = (line) =>
  line.fromUnbinned === true && line.fromBin
    ? ["fromUnbinned", "Send either fromBin or fromUnbinned."]
    : undefined;

const checkLines =
  (...checks: readonly LineCheck[]) =>
  (call: Call): void => {
    for (const [index, line] of objectsAt(call.body, "lines").entries()) {
      const known = call.world.store.find(line.id)?.holder;
      const item = call.world.store.find(line.itemId ?? known?.itemId)?.record;
      for (const check of item ? checks : []) {
        const [field, message] = check(line, item ?? {}, call) ?? [];
        if (field) refuseAt(call, "validation-failed", `/lines/${index}/${field}`, String(message));
      }
    }
  };

/** Refuses answers that the item of a body does not take. */
function checkOptions(call: Call): void {
  const item = call.world.store.find(call.body.itemId)?.record;
  const [field, message] = (item && optionsFit(call.body, item, call)) ?? [];
  if (field) refuseAt(call, "validation-failed", `/${field}`, String(message));
}

function checkValidity(call: Call): void {
  const { validUntil, estimateDate } = call.body;
  const day = textAt({ estimateDate }, "estimateDate") ?? today(call.world);
  if (typeof validUntil === "string" && validUntil < day)
    refuseAt(
      call,
      "validation-failed",
      "/validUntil",
      `The offer would end before its date, ${day}.`,
    );
}

function checkLocations(call: Call): void {
  for (const name of ["fromLocationId", "toLocationId"]) {
    const location = call.world.store.find(call.body[name])?.record;
    if (location?.status === "inactive")
      refuseAt(call, "validation-failed", `/${name}`, `${label(location)} is inactive.`);
  }
}

const sold = checkLines(unitFits, unitIs("isSellable"), optionsFit);
const bought = checkLines(isBought, unitFits, unitIs("isPurchasable"), takesAccount);

/** Lines of documents that fit their items. */
const checks: Readonly<Record<string, readonly ((call: Call) => void)[]>> = {
  "create-sales-order": [sold],
  "update-sales-order": [sold],
  "create-estimate": [sold, checkValidity],
  "update-estimate": [sold],
  "create-work-order": [checkOptions],
  "create-purchase-order": [bought],
  "update-purchase-order": [bought],
  "create-inventory-transfer": [
    checkLines(unitFits, binsFit, binOrNone, lotsAddUp),
    checkLocations,
  ],
};

/** What documents refuse of their lines. */
export const lineCheckRules: Rules = Object.fromEntries(
  Object.entries(checks).map(([id, all]) => [
    id,
    { refuses: ["validation-failed"], before: (call) => all.forEach((check) => check(call)) },
  ]),
);
