import { isObject, textAt, type JsonObject } from "../openapi/json";
import { sampleOf } from "../openapi/sample";
import { stateMachineOf } from "../openapi/state-machine";
import { copiedValue, pricedFor, referredTo } from "./copied-fields";
import { isMoney, isQuantity } from "./decimals";
import { idShape } from "./ids";
import { nearest, under } from "./nearest";
import type { Field } from "./schema-reader";
import { nextNumber } from "./series";
import type { World } from "./world";

/** What is known beside the given fields when an object is completed. */
export interface RecordContext {
  /** Objects of the same kind, from which missing values are taken. */
  patterns: readonly JsonObject[];
  /** All objects of the collection, for the next number of its series. */
  siblings?: readonly JsonObject[];
  /** Records around it: the order around its line. */
  sources: readonly JsonObject[];
  /** Position in its list, from 0. */
  index?: number;
}

/** Not a value of its own: the caller goes on looking. */
const none = undefined;

function audit(name: string, world: World, now: string): unknown {
  if (name === "createdAt" || name === "updatedAt") return now;
  if (name === "createdBy" || name === "updatedBy") return structuredClone(world.actor);
  return none;
}

/** Values that follow from the schema alone. */
function bySchema(field: Field, around: RecordContext, world: World): unknown {
  const { name, schema } = field;
  const shape = name === "id" ? idShape(textAt(schema, "pattern") ?? "") : none;
  if (shape) return world.newId(shape);
  const machine = name === "status" ? stateMachineOf(schema) : none;
  if (machine?.initial) return machine.initial;
  if (
    /status$/i.test(name) &&
    field.readOnly &&
    Array.isArray(schema.enum) &&
    field.fallback === undefined
  )
    return schema.enum[0];
  if ((name === "lineNumber" || name === "packageNumber") && around.index !== undefined)
    return around.index + 1;
  if ((name === "documentNumber" || name === "number") && around.siblings)
    return nextNumber(around.siblings, name);
  return field.fallback === undefined ? none : structuredClone(field.fallback);
}

/** What the API counts or finds out by itself, for a record that nothing has happened to. */
function untouched(
  field: Field,
  done: JsonObject,
  pattern: JsonObject | undefined,
  world: World,
): unknown {
  if (!field.readOnly || !field.required) return none;
  if (field.type === "boolean") return field.name === "isEmpty";
  if (field.type === "integer" && !field.schema.minimum) return 0;
  const inner = field.type === "object" ? world.reader.fields(field.written) : [];
  const isCounter =
    inner.length > 0 &&
    inner.every(({ component }) => component === "Money" || component === "Quantity");
  if (!isCounter || field.component === "Money") return none;
  const like = pattern?.[field.name];
  const zeros = inner.map((one) => [
    one.name,
    zero({ ...one, readOnly: true }, done, isObject(like) ? like : undefined),
  ]);
  return zeros.every(([, value]) => value !== none) ? Object.fromEntries(zeros) : none;
}

/** Zero in the currency or unit of the neighbours; only for what the API counts itself. */
function zero(field: Field, done: JsonObject, pattern: JsonObject | undefined): unknown {
  if (!field.readOnly && !/^quantity[A-Z]/.test(field.name)) return none;
  const similar = pattern?.[field.name];
  const { quantity, currency } = done;
  if (/Quantity$/.test(field.component ?? "")) {
    const unit = isQuantity(quantity) ? quantity.unit : isQuantity(similar) ? similar.unit : none;
    return unit === none ? none : { value: "0", unit };
  }
  if (field.component === "Money" && (typeof currency === "string" || isMoney(similar)))
    return {
      amount: "0.00",
      currency: typeof currency === "string" ? currency : (similar as JsonObject).currency,
    };
  return none;
}

function empty(field: Field): unknown {
  if (field.type === "array" && !field.schema.minItems) return [];
  const isMap =
    field.type === "object" &&
    isObject(field.schema.additionalProperties) &&
    !field.schema.properties;
  return isMap && !field.schema.minProperties ? {} : none;
}

function missingValue(
  field: Field,
  done: JsonObject,
  pattern: JsonObject | undefined,
  around: RecordContext,
  world: World,
): unknown {
  const fromSchema = bySchema(field, around, world);
  if (fromSchema !== none) return fromSchema;
  const blank = empty(field);
  if (blank !== none) return blank;
  const copied = copiedValue(field, around.sources, world);
  if (copied !== none) return copied;
  if (field.nullable) return null;
  const counted = zero(field, done, pattern);
  if (counted !== none) return counted;
  const counter = untouched(field, done, pattern, world);
  if (counter !== none) return counter;
  if (!field.required) return none;
  if (pattern?.[field.name] !== undefined && pattern[field.name] !== null)
    return structuredClone(pattern[field.name]);
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
  const inner = { patterns: under(around.patterns, field.name), sources };
  if (
    isObject(value) &&
    (field.schema.properties || field.schema.oneOf) &&
    reader.fields(field.written, value).length
  )
    return isMoney(value) || isQuantity(value)
      ? value
      : complete(field.written, value, inner, world);
  if (!Array.isArray(value)) return value;
  const items = field.schema.items;
  return value.map((entry, index): unknown =>
    isObject(entry) && reader.fields(items, entry).length
      ? complete(items, entry, { ...inner, index }, world)
      : entry,
  );
}

/** An object as the API would answer it: what is given, and what the API fills in. */
export function complete(
  schema: unknown,
  fields: JsonObject,
  around: RecordContext,
  world: World,
  now?: string,
): JsonObject {
  const known = world.reader.fields(schema, fields);
  const pattern = nearest(around.patterns, fields);
  const nearby = [...referredTo(fields, world), ...around.sources];
  const priced = known.some(({ name }) => name === "unitPrice")
    ? pricedFor([fields, ...around.sources], world)
    : [];
  const sources = [...priced, ...nearby];
  const done: JsonObject = {};
  const at = now ?? (known.some(({ name }) => name === "createdAt") ? world.now() : "");
  const inner = { ...around, sources };
  for (const field of known) {
    const value = fields[field.name];
    if (value !== undefined)
      done[field.name] = given(field, value, around, [{ ...done }, ...sources], world);
  }
  const result: JsonObject = {};
  for (const field of known) {
    const value = done[field.name] ?? (field.name in done ? null : none);
    const final =
      value ??
      (value === null
        ? null
        : (audit(field.name, world, at) ??
          missingValue(field, { ...result, ...done }, pattern, inner, world)));
    if (final !== none) result[field.name] = final;
  }
  return result;
}
