import { isObject, objectAt, type JsonObject } from "../openapi/json";
import { sampleOf } from "../openapi/sample";
import { stateMachineOf } from "../openapi/state-machine";
import { copiedValue, pricedFor, referredTo } from "./copied-fields";
import { isMoney, isQuantity } from "./decimals";
import { idShape } from "./ids";
import { nearest, under } from "./nearest";
import { atNetPrice } from "./net-price";
import type { Field } from "./schema-reader";
import { nextNumber } from "./series";
import type { World } from "./world";

/** What completing an object can take values from, besides the given fields. */
interface RecordContext {
  /** Objects of the same kind. */
  patterns: readonly JsonObject[];
  /** All objects of the collection, for the next number in its series. */
  siblings?: readonly JsonObject[];
  /** Records around the object: the order of a line. */
  sources: readonly JsonObject[];
  /** Position in its list, from 0. */
  index?: number;
}

function audit(name: string, world: World, now: string): unknown {
  if (name === "createdAt" || name === "updatedAt") return now;
  if (name === "createdBy" || name === "updatedBy") return structuredClone(world.actor);
  return undefined;
}

/** The value that follows from the schema alone, if one does. */
function bySchema(field: Field, around: RecordContext, world: World): unknown {
  const { name, schema, fallback } = field;
  const shape = name === "id" ? idShape(schema) : undefined;
  if (shape) return world.newId(shape);
  const machine = name === "status" ? stateMachineOf(schema) : undefined;
  if (machine?.initial) return machine.initial;
  const isSetByApi = /status$/i.test(name) && field.readOnly;
  if (isSetByApi && Array.isArray(schema.enum) && fallback === undefined) return schema.enum[0];
  if ((name === "lineNumber" || name === "packageNumber") && around.index !== undefined)
    return around.index + 1;
  if ((name === "documentNumber" || name === "number") && around.siblings)
    return nextNumber(around.siblings, name);
  return structuredClone(fallback);
}

/** The value of a field that the API counts or determines, for a record that nothing has happened to. */
function untouched(
  field: Field,
  done: JsonObject,
  pattern: JsonObject | undefined,
  world: World,
): unknown {
  if (!field.readOnly) return undefined;
  if (field.required && field.type === "boolean") return field.name === "isEmpty";
  if (field.required && field.type === "integer" && !field.schema.minimum) return 0;
  // Sums are counted even if they are not required, because not every user sees them.
  const inner = field.type === "object" ? world.reader.fields(field.written) : [];
  const isCounter =
    inner.length > 0 &&
    inner.every(({ component }) => component === "Money" || component === "Quantity");
  if (!isCounter || field.component === "Money") return undefined;
  const like = objectAt(pattern, field.name);
  const zeros = inner.map((count) => [count.name, zero({ ...count, readOnly: true }, done, like)]);
  return zeros.every(([, value]) => value !== undefined) ? Object.fromEntries(zeros) : undefined;
}

/** Zero in the currency or unit of neighboring fields; only for fields that the API counts. */
function zero(field: Field, done: JsonObject, pattern: JsonObject | undefined): unknown {
  if (!field.readOnly && !/^quantity[A-Z]/.test(field.name)) return undefined;
  const similar = pattern?.[field.name];
  const { quantity, currency } = done;
  if (/Quantity$/.test(field.component ?? "")) {
    const like = [quantity, similar].find(isQuantity);
    return like && { value: "0", unit: like.unit };
  }
  if (field.component !== "Money") return undefined;
  if (typeof currency === "string") return { amount: "0.00", currency };
  return isMoney(similar) ? { amount: "0.00", currency: similar.currency } : undefined;
}

function empty(field: Field): unknown {
  if (field.type === "array" && !field.schema.minItems) return [];
  const isMap =
    field.type === "object" &&
    isObject(field.schema.additionalProperties) &&
    !field.schema.properties;
  return isMap && !field.schema.minProperties ? {} : undefined;
}

/** Days that a document needs are that of today, unless something says otherwise. */
const today = ({ required, schema }: Field, now: string, world: World): string | undefined =>
  required && schema.format === "date" ? (now || world.time()).slice(0, 10) : undefined;

function missingValue(
  field: Field,
  done: JsonObject,
  pattern: JsonObject | undefined,
  around: RecordContext,
  world: World,
  now: string,
): unknown {
  const fromSchema = bySchema(field, around, world);
  if (fromSchema !== undefined) return fromSchema;
  const known = empty(field) ?? copiedValue(field, around.sources, world);
  if (known !== undefined) return known;
  if (field.nullable) return null;
  const counted =
    zero(field, done, pattern) ??
    untouched(field, done, pattern, world) ??
    today(field, now, world);
  if (counted !== undefined || !field.required) return counted;
  const similar = pattern?.[field.name] ?? undefined;
  if (similar !== undefined) return structuredClone(similar);
  return sampleOf(field.written, world.reader.resolve, "response");
}

function given(
  field: Field,
  value: unknown,
  around: RecordContext,
  sources: readonly JsonObject[],
  world: World,
): unknown {
  const { reader } = world;
  if (typeof value !== "object" || value === null) return value;
  const inside = () => ({ patterns: under(around.patterns, field.name), sources });
  const hasFields = field.schema.properties || field.schema.oneOf;
  const inner = isObject(value) && hasFields ? reader.fields(field.written, value) : [];
  if (isObject(value) && inner.length) {
    if (isMoney(value) || isQuantity(value)) return value;
    // What has an id, such as a contact, is its own: it takes no email address of its vendor.
    const isOwn = inner.some(({ name }) => name === "id");
    return complete(field.written, value, isOwn ? { ...inside(), sources: [] } : inside(), world);
  }
  if (!Array.isArray(value)) return value;
  const items = field.schema.items;
  const near = inside();
  return value.map((entry, index): unknown =>
    isObject(entry) && reader.fields(items, entry).length
      ? complete(items, entry, { ...near, index }, world)
      : entry,
  );
}

/** An object as the API would return it: the given fields, and those that the API fills in. */
export function complete(
  schema: unknown,
  fields: JsonObject,
  around: RecordContext,
  world: World,
  now?: string,
): JsonObject {
  const known = world.reader.fields(schema, fields);
  const pattern = nearest(around.patterns, fields);
  const names = new Set(known.map(({ name }) => name));
  const nearby = [...referredTo(fields, world), ...around.sources];
  const isNet = names.has("unitPrice") && !names.has("discountPercent");
  const priced = names.has("unitPrice") ? pricedFor([fields, ...around.sources], world) : [];
  const sources = [...priced, ...(isNet ? nearby.map(atNetPrice) : nearby)];
  const done: JsonObject = {};
  const at = now ?? (known.some(({ name }) => name === "createdAt") ? world.now() : "");
  const inner = { ...around, sources };
  for (const field of known) {
    const value = fields[field.name];
    if (value !== undefined)
      done[field.name] = given(field, value, around, [{ ...done }, ...sources], world);
  }
  const result: JsonObject = {};
  const soFar = { ...done };
  for (const field of known) {
    const value =
      field.name in done
        ? done[field.name]
        : (audit(field.name, world, at) ?? missingValue(field, soFar, pattern, inner, world, at));
    if (value !== undefined) soFar[field.name] = result[field.name] = value;
  }
  return result;
}
