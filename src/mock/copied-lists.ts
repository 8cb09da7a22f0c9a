import { isObject, type JsonObject } from "../openapi/json";
import { memberFields, type Collection } from "./collections";
import { complete } from "./complete-records";
import { isQuantity, numberIn, quantity, times } from "./decimals";
import { referenceField } from "./derive";
import { nearest, under } from "./nearest";
import type { Field } from "./schema-reader";
import type { World } from "./world";

const one = 10n ** 12n;

/** Of records with a list of this name for the same item, the one referred to, else the default. */
function sourceOf(
  record: JsonObject,
  name: string,
  own: Collection,
  world: World,
): JsonObject | undefined {
  const hasList = (other: JsonObject) => Array.isArray(other[name]) && other[name].length > 0;
  const referred = Object.entries(record).flatMap(([key, value]) => {
    const found = key.endsWith("Id") ? world.store.find(value) : undefined;
    return found && found.record === found.holder && found.collection !== own.root
      ? [found.record]
      : [];
  });
  const direct = referred.find(hasList);
  if (direct) return direct;
  const others = world.collections
    .filter((collection) => collection !== own && !collection.machine)
    .flatMap(({ root }) => world.store.list(root));
  const forItem = others.filter(
    (other) => other.itemId !== undefined && other.itemId === record.itemId && hasList(other),
  );
  return forItem.find(({ isDefault }) => isDefault === true) ?? forItem[0];
}

/** What is needed for the whole order: by the piece, with what is lost on the way. */
function needed(row: JsonObject, source: JsonObject, record: JsonObject): JsonObject | undefined {
  if (!isQuantity(row.quantity)) return undefined;
  const pieces =
    row.isPerOrder === true || row.isFixedQuantity === true ? one : numberIn(record.quantity);
  const output = isQuantity(source.outputQuantity) ? numberIn(source.outputQuantity) : one;
  const net = (times(numberIn(row.quantity), pieces) * one) / (output || one);
  const scrap = one + numberIn(row.scrapPercent) / 100n;
  return quantity(times(net, scrap), row.quantity.unit);
}

const minutesText = (minutes: bigint) => String(quantity(minutes, "").value);

function rowFor(
  row: JsonObject,
  source: JsonObject,
  record: JsonObject,
  field: Field,
  world: World,
): JsonObject {
  const names = new Set(world.reader.fields(field.schema.items).map(({ name }) => name));
  const same = Object.entries(row).filter(
    ([name]) => names.has(name) && !["id", "status", "quantity"].includes(name),
  );
  const reference = referenceField(field.schema.items, row.id, world.reader);
  const amount = needed(row, source, record);
  const unit = amount?.unit;
  const zero = { value: "0", unit };
  const quantities = !amount
    ? {}
    : Object.fromEntries(
        [...names]
          .filter((name) => /^quantity/.test(name))
          .map((name) => [name, /^quantity(Required|Planned|Short)?$/.test(name) ? amount : zero]),
      );
  const minutes =
    names.has("plannedMinutes") && row.runMinutes !== undefined
      ? {
          plannedMinutes: minutesText(
            numberIn(row.setupMinutes) + times(numberIn(row.runMinutes), numberIn(record.quantity)),
          ),
        }
      : {};
  const ownUnit = isQuantity(record.quantity) && !amount ? record.quantity.unit : undefined;
  const counted =
    ownUnit === undefined
      ? {}
      : Object.fromEntries(
          [...names]
            .filter((name) => /^quantity[A-Z]/.test(name))
            .map((name) => [name, { value: "0", unit: ownUnit }]),
        );
  return {
    ...counted,
    ...structuredClone(Object.fromEntries(same)),
    ...quantities,
    ...minutes,
    ...(reference && { [reference]: row.id }),
  };
}

/** A text that carries the number of the document, such as the barcode of an operation, gets the new number. */
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

/** Lists that a new record copies from what it is made by: components from a bill of materials, operations from a routing. */
export function copyLists(
  record: JsonObject,
  given: JsonObject,
  collection: Collection,
  patterns: readonly JsonObject[],
  world: World,
): void {
  for (const field of memberFields(collection.schema, world.reader, record)) {
    const { name } = field;
    if (
      name === "lines" ||
      given[name] !== undefined ||
      !Array.isArray(record[name]) ||
      record[name].length
    )
      continue;
    const source = sourceOf(record, name, collection, world);
    if (!source || collection.machine === undefined) continue;
    const rows = (source[name] as unknown[])
      .filter(isObject)
      .map((row, index) =>
        complete(
          field.schema.items,
          rowFor(row, source, record, field, world),
          { patterns: under(patterns, name), sources: [record], index },
          world,
        ),
      );
    renumber(
      rows,
      record,
      nearest(
        patterns.filter((other) => under([other], name).length),
        record,
      ),
      name,
    );
    record[name] = rows;
  }
}
