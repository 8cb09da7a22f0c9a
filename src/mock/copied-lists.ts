import { objectAt, objectsAt, pick, type JsonObject } from "../openapi/json";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import { isQuantity, numberIn, one, plainText, quantity, times } from "./decimals";
import { referenceField } from "./derive";
import { isDraftList } from "./drafted-documents";
import { nearest, under } from "./nearest";
import type { Field } from "./schema-reader";
import type { World } from "./world";

/** The record to copy a list from: one that `record` refers to, or the default one for the same item. */
function sourceOf(
  record: JsonObject,
  name: string,
  target: Collection,
  world: World,
): JsonObject | undefined {
  const hasList = (other: JsonObject) => Array.isArray(other[name]) && other[name].length > 0;
  const referred = Object.entries(record).flatMap(([key, value]) => {
    const found = key.endsWith("Id") ? world.store.find(value) : undefined;
    return found && found.record === found.holder && found.collection !== target.root
      ? [found.record]
      : [];
  });
  const direct = referred.find(hasList);
  if (direct) return direct;
  const others = world.collections
    .filter((collection) => collection !== target && !collection.machine)
    .flatMap(({ root }) => world.store.list(root));
  const forItem = others.filter(
    (other) => other.itemId !== undefined && other.itemId === record.itemId && hasList(other),
  );
  return forItem.find(({ isDefault }) => isDefault === true) ?? forItem[0];
}

/** The quantity of a component for the whole order, including scrap. */
export function needed(
  row: JsonObject,
  source: JsonObject,
  record: JsonObject,
): JsonObject | undefined {
  if (!isQuantity(row.quantity)) return undefined;
  const pieces =
    row.isPerOrder === true || row.isFixedQuantity === true ? one : numberIn(record.quantity);
  const output = isQuantity(source.outputQuantity) ? numberIn(source.outputQuantity) : one;
  const net = (times(numberIn(row.quantity), pieces) * one) / (output || one);
  const scrap = one + numberIn(row.scrapPercent) / 100n;
  return quantity(times(net, scrap), row.quantity.unit);
}

function rowFor(
  row: JsonObject,
  source: JsonObject,
  record: JsonObject,
  field: Field,
  world: World,
): JsonObject {
  const names = world.reader.names(field.schema.items);
  const copied = pick(
    row,
    (name) => names.has(name) && !["id", "status", "quantity"].includes(name),
  );
  const reference = referenceField(field.schema.items, row.id, world.reader);
  const amount = needed(row, source, record);
  const inRow: JsonObject = structuredClone(copied);
  const unit = (amount ?? objectAt(record, "quantity")).unit;
  for (const name of names) {
    const zero = { value: "0", unit };
    if (amount && /^quantity/.test(name))
      inRow[name] = /^quantity(Required|Planned|Short)?$/.test(name) ? amount : zero;
    else if (isQuantity(record.quantity) && /^quantity[A-Z]/.test(name) && !(name in inRow))
      inRow[name] = zero;
  }
  if (names.has("plannedMinutes") && row.runMinutes !== undefined)
    inRow.plannedMinutes = plainText(
      numberIn(row.setupMinutes) + times(numberIn(row.runMinutes), numberIn(record.quantity)),
    );
  if (reference) inRow[reference] = row.id;
  return inRow;
}

/** Replaces the document's number in texts such as the barcode of an operation. */
function renumber(
  rows: JsonObject[],
  record: JsonObject,
  like: JsonObject | undefined,
  name: string,
): void {
  const number = like?.documentNumber;
  const [example] = under(like ? [like] : [], name);
  if (typeof number !== "string" || !example) return;
  for (const [key, text] of Object.entries(example))
    if (typeof text === "string" && text.includes(number))
      for (const row of rows)
        row[key] = text
          .replace(number, String(record.documentNumber))
          .replace(
            String(example.operationNumber ?? example.lineNumber),
            String(row.operationNumber ?? row.lineNumber),
          );
}

/** Copies lists to a new record: components from a bill of materials, operations from a routing. */
export function copyLists(
  record: JsonObject,
  given: JsonObject,
  collection: Collection,
  patterns: readonly JsonObject[],
  world: World,
): void {
  if (!collection.machine) return;
  for (const field of memberFields(collection.schema, world.reader, record)) {
    const { name } = field;
    const list = record[name];
    const isEmpty = Array.isArray(list) && !list.length;
    if (name === "lines" || given[name] !== undefined || !isEmpty) continue;
    if (isDraftList(field, world.reader)) continue;
    const source = sourceOf(record, name, collection, world);
    if (!source) continue;
    const around = { patterns: under(patterns, name), sources: [record] };
    const rows = objectsAt(source, name).map((row, index) => {
      const copied = rowFor(row, source, record, field, world);
      return complete(field.schema.items, copied, { ...around, index }, world);
    });
    const withList = patterns.filter((other) => under([other], name).length);
    renumber(rows, record, nearest(withList, record), name);
    record[name] = rows;
  }
}
