import { isObject, objectsAt, type JsonObject } from "../openapi/json";
import { isMoney, money } from "./decimals";
import { complete } from "./complete-records";
import { idShape } from "./ids";
import type { MockRecord } from "./model";
import type { Field, SchemaReader } from "./schema-reader";
import { nextNumber } from "./series";
import type { World } from "./world";

const wanted = ["id", "documentNumber", "openAmount"];

/** True for a list with summaries of documents that no operation creates: those with a number and an open amount. */
export function isDraftList({ type, readOnly, schema }: Field, reader: SchemaReader): boolean {
  if (type !== "array" || !readOnly) return false;
  const names = reader.names(schema.items);
  return wanted.every((name) => names.has(name));
}

const draftLists = (schema: unknown, record: JsonObject, { reader }: World) =>
  reader.fields(schema, record).filter((field) => isDraftList(field, reader));

/** What a record is worth: the value of its goods, or its total. */
const worthOf = ({ goodsValue, totals, total }: JsonObject) =>
  [goodsValue, isObject(totals) ? totals.total : undefined, total].find(isMoney);

/** Adds the documents that an action drafts for a record, such as the invoice of a shipment, if `example` shows them. */
export function draftDocuments(
  record: MockRecord,
  example: JsonObject | undefined,
  schema: unknown,
  world: World,
  now: string,
): void {
  for (const { name, schema: list } of draftLists(schema, record, world)) {
    const [shown] = objectsAt(example, name);
    const shape = idShape(world.reader.field(list.items, "id")?.schema);
    const total = worthOf(record);
    if (!shown || !shape || !total || objectsAt(record, name).length) continue;
    const known = [...world.store.collections().values()]
      .flat()
      .flatMap((other) => [
        ...objectsAt(other, name),
        ...(String(other.id).startsWith(shape.prefix) ? [other] : []),
      ]);
    const given = {
      id: world.newId(shape),
      documentNumber: nextNumber(known as MockRecord[], "documentNumber"),
      total: { ...total },
      openAmount: money(0n, total.currency),
    };
    const draft = complete(list.items, given, { patterns: [shown], sources: [] }, world, now);
    const status = world.reader.field(list.items, "status")?.schema.enum;
    if (Array.isArray(status)) draft.status = status[0];
    for (const key of Object.keys(draft)) if (key.endsWith("Date")) draft[key] = now.slice(0, 10);
    record[name] = [draft];
  }
}

/** Shows the documents drafted for one record in a related one too: the invoice of a shipment in its order. */
export function shareDrafts(
  holder: JsonObject,
  made: MockRecord,
  schema: unknown,
  world: World,
): void {
  for (const { name } of draftLists(schema, holder, world)) {
    const known = objectsAt(holder, name);
    const ids = new Set(known.map(({ id }) => id));
    const added = objectsAt(made, name).filter(({ id }) => !ids.has(id));
    if (added.length) holder[name] = [...known, ...structuredClone(added)];
  }
}
