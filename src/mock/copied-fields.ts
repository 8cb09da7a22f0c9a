import { isObject, type JsonObject } from "../openapi/json";
import { formatDecimal, round } from "../openapi/lint/decimal";
import { unitPrice } from "./asked-pointers";
import { isQuantity, numberIn, times } from "./decimals";
import { isExactNumber, plainNumbers } from "./exact-number";
import type { Field } from "./schema-reader";
import type { World } from "./world";

/** What belongs to one record alone and never goes over to another. */
const own = new Set([
  ..."id status statusReason tags customFields externalIds documentNumber number name code kind type".split(
    " ",
  ),
  ..."lines lineNumber note notes customerNote internalNote createdAt createdBy updatedAt updatedBy".split(
    " ",
  ),
  ..."isDefault isActive quantity amount totals journalEntryId".split(" "),
]);

/** The records and lines that an object refers to by its ids, in the order of its fields. */
export function referredTo(given: JsonObject, world: World): JsonObject[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const found = /Id$/.test(key) ? world.store.find(value) : undefined;
    if (!found) return [];
    return found.holder === found.record ? [found.record] : [found.holder, found.record];
  });
}

const component = (field: Field | undefined) => field?.component ?? field?.type;

/** A value that another record brings in: the SKU of an item, the address of a customer. */
export function copiedValue(field: Field, sources: readonly JsonObject[], world: World): unknown {
  if (own.has(field.name) || /(At|Ids)$/.test(field.name)) return undefined;
  for (const source of field.name === "unitPrice" ? [] : sources) {
    const value = source[field.name];
    if (value === undefined || value === null) continue;
    if (
      field.type !== undefined &&
      typeName(value) !== field.type &&
      !(field.type === "number" && typeof value === "string")
    )
      continue;
    return structuredClone(value);
  }
  const direct =
    field.name === "unitPrice"
      ? sources.map(({ unitPrice }) => unitPrice).find(isObject)
      : undefined;
  return direct ? structuredClone(direct) : priceOf(field, sources, world);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (isExactNumber(value)) return typeName(plainNumbers(value));
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** Records that set a price for two of the ids in question: what a vendor asks for an item. */
export function pricedFor(objects: readonly JsonObject[], world: World): JsonObject[] {
  const ids = new Set(
    objects.flatMap((object) =>
      Object.entries(object).flatMap(([key, value]) =>
        /Id$/.test(key) && typeof value === "string" ? [value] : [],
      ),
    ),
  );
  const fits = (record: JsonObject) =>
    isObject(record.unitPrice) &&
    Object.entries(record).filter(([key, value]) => /Id$/.test(key) && ids.has(String(value)))
      .length > 1;
  return world.collections
    .filter(({ machine }) => !machine)
    .flatMap(({ root }) => world.store.list(root).filter(fits))
    .map((record) => atBreak(record, objects[0]?.quantity));
}

/** A record with the price of the largest step that a quantity reaches. */
function atBreak(record: JsonObject, wanted: unknown): JsonObject {
  if (!Array.isArray(record.priceBreaks) || !isQuantity(wanted)) return record;
  const reached = record.priceBreaks
    .filter(isObject)
    .filter(({ minimumQuantity }) => numberIn(minimumQuantity) <= numberIn(wanted));
  const prices = reached.map(({ unitPrice }) => unitPrice).filter(isObject);
  return prices.length ? { ...record, unitPrice: prices.at(-1) } : record;
}

/** The part of a list price that is left at a level such as DEALER. */
function levelFactor(sources: readonly JsonObject[], world: World): bigint {
  const whole = 10n ** 12n;
  for (const source of sources)
    for (const [key, value] of Object.entries(source)) {
      const level = /Code$/.test(key) ? world.levels.find(({ code }) => code === value) : undefined;
      if (level) return whole - numberIn(level.discountPercent) / 100n;
    }
  return whole;
}

function atLevel(price: JsonObject, sources: readonly JsonObject[], world: World): JsonObject {
  const exact = formatDecimal(round(times(numberIn(price), levelFactor(sources, world)), 4));
  // Two decimals where they are enough, else four.
  const [whole = "0", fraction = ""] = exact.split(".");
  return { ...price, amount: fraction.length > 2 ? `${whole}.${fraction.padEnd(4, "0")}` : exact };
}

/** A price that is not sent comes from the price that the item or the vendor's item has. */
function priceOf(field: Field, sources: readonly JsonObject[], world: World): unknown {
  if (component(field) !== "UnitPrice" || !/^unit(Price|Cost)$/.test(field.name)) return undefined;
  const isCost = field.name === "unitCost";
  const wanted = isCost ? /Cost$/ : /Price$/;
  for (const source of sources) {
    // Goods of an order cost what its line says, before any receipt has told more.
    if (isCost && "lineNumber" in source && !("unitCost" in source) && isObject(source.unitPrice))
      return structuredClone(source.unitPrice);
    const [, price] =
      Object.entries(source).find(
        ([name, value]) => wanted.test(name) && isObject(value) && "amount" in value,
      ) ?? [];
    if (price && world.validate(unitPrice, price).length === 0)
      return isCost ? structuredClone(price) : atLevel(price as JsonObject, sources, world);
  }
  return undefined;
}
