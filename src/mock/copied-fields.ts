import { isObject, objectsAt, type JsonObject } from "../openapi/json";
import { unitPrice } from "./schema-pointers";
import { isQuantity, numberIn, one, times } from "./decimals";
import { isExactNumber, plainNumbers } from "./exact-number";
import { idShape } from "./ids";
import type { Field } from "./schema-reader";
import { unitPrice as inUnits } from "./unit-price";
import type { World } from "./world";

/** Fields that are never copied to another record. */
const uncopied =
  /^(id|status|statusReason|tags|customFields|externalIds|documentNumber|number|name|description|email|phone|code|kind|type|lines|lineNumber|memo|note|notes|customerNote|internalNote|createdAt|createdBy|updatedAt|updatedBy|isDefault|isActive|quantity|amount|discountAmount|totals|journalEntryId)$|(At|Ids)$/;

/** The records and lines that an object refers to, in the order of its fields. What a parent or manager has is their own. */
export function referredTo(given: JsonObject, world: World): JsonObject[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const refers = /Id$/.test(key) && !/^(parent|manager)/.test(key);
    const found = refers ? world.store.find(value) : undefined;
    if (!found) return [];
    return found.holder === found.record ? [found.record] : [found.holder, found.record];
  });
}

/** A value from another record: the SKU of an item, the address of a customer. */
export function copiedValue(field: Field, sources: readonly JsonObject[], world: World): unknown {
  const { name, type } = field;
  if (uncopied.test(name)) return undefined;
  const fits = (value: unknown) => {
    if (name === "unitPrice") return isObject(value);
    if (value === undefined || value === null) return false;
    if (type === undefined || typeName(value) === type) return true;
    return type === "number" && typeof value === "string";
  };
  const value = holderId(field, sources) ?? sources.map((source) => source[name]).find(fits);
  return value === undefined ? priceOf(field, sources, world) : structuredClone(value);
}

/** The id of the document whose line a line refers to: the order of an order line. */
function holderId({ name, required, schema }: Field, sources: readonly JsonObject[]): unknown {
  if (!required || !name.endsWith("Id")) return undefined;
  const { prefix } = idShape(schema) ?? {};
  const holder = sources.find(
    ({ id, lines }) => prefix && Array.isArray(lines) && String(id).startsWith(prefix),
  );
  return holder?.id;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (isExactNumber(value)) return typeName(plainNumbers(value));
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** Records with a price for two of the ids in some objects: a vendor's price for an item. */
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
    .flatMap((collection) => {
      const fitting = world.store.list(collection.root).filter(fits);
      // Read from a schema, so asked for last: documents, which have states, are not price lists.
      return fitting.length && !collection.machine ? fitting : [];
    })
    .map((record) => atBreak(record, objects[0]?.quantity));
}

/** Replaces the price of a record by that of the largest price break that a quantity reaches. */
function atBreak(record: JsonObject, wanted: unknown): JsonObject {
  if (!isQuantity(wanted)) return record;
  const reached = objectsAt(record, "priceBreaks").filter(
    ({ minimumQuantity }) => numberIn(minimumQuantity) <= numberIn(wanted),
  );
  const prices = reached.map(({ unitPrice }) => unitPrice).filter(isObject);
  return prices.length ? { ...record, unitPrice: prices.at(-1) } : record;
}

/** The part of a list price that remains at a price level such as DEALER. */
function levelFactor(sources: readonly JsonObject[], world: World): bigint {
  for (const source of sources)
    for (const [key, value] of Object.entries(source)) {
      const level = /Code$/.test(key) ? world.levels.find(({ code }) => code === value) : undefined;
      if (level) return one - numberIn(level.discountPercent) / 100n;
    }
  return one;
}

const atLevel = (price: JsonObject, sources: readonly JsonObject[], world: World): JsonObject =>
  inUnits(times(numberIn(price), levelFactor(sources, world)), price.currency);

/** The price or cost of a line, from its item or the vendor's item. */
function priceOf(field: Field, sources: readonly JsonObject[], world: World): unknown {
  if (field.component !== "UnitPrice" || !/^unit(Price|Cost)$/.test(field.name)) return undefined;
  const isCost = field.name === "unitCost";
  const wanted = isCost ? /Cost$/ : /Price$/;
  for (const source of sources) {
    // Before a receipt, the cost of ordered goods is the price on the order's line.
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
