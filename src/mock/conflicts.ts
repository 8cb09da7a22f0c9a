import { isObject, type JsonObject } from "../openapi/json";
import type { CheckedRequest } from "./check-request";
import { isTerminal, type Collection } from "./collections";
import type { MockRecord } from "./model";
import { refuse } from "./problems";
import { camelCase } from "./roles";
import type { World } from "./world";

const codesOf = ({ operation }: CheckedRequest) =>
  operation.answers.find(({ status }) => status === 409)?.codes ?? [];

const label = (record: JsonObject) =>
  String(record.documentNumber ?? record.sku ?? record.name ?? record.id);

/** The field that a code such as `sku-taken` or `customer-number-taken` speaks of. */
function takenField(code: string, fields: ReadonlySet<string>): string | undefined {
  const words = code.replace(/-taken$/, "").split("-");
  for (let start = 0; start < words.length; start++) {
    const name = camelCase(words.slice(start).join("-"));
    const found = [name, `${name}s`].find((one) => fields.has(one));
    if (found) return found;
  }
  return undefined;
}

function refuseTaken(code: string, field: string, value: unknown, other: MockRecord): never {
  const detail = `${String(value)} is taken by ${label(other)}.`;
  return refuse(409, code, detail, [
    {
      pointer: `/${field}`,
      rule: "duplicate",
      message: `${detail} Its id is ${String(other.id)}.`,
    },
  ]);
}

/** Texts without regard to capitals; of objects the code that they carry. */
const plain = (value: unknown) =>
  String(isObject(value) ? (value.code ?? value.value ?? value.id) : value).toLowerCase();

const shown = (value: unknown) =>
  (Array.isArray(value) ? value : [value])
    .map((one) => String(isObject(one) ? (one.code ?? one.value ?? one.id) : one))
    .join(", ");

/** 409 when a value that has to be the only one of its kind is used by another record. */
export function checkUnique(
  request: CheckedRequest,
  body: JsonObject,
  collection: Collection,
  ownId: unknown,
  world: World,
): void {
  const others = world.store.list(collection.root).filter(({ id }) => id !== ownId);
  const fields = new Set(Object.keys(body));
  for (const code of codesOf(request).filter((one) => one.endsWith("-taken"))) {
    if (code === "external-id-taken") {
      for (const [channel, id] of Object.entries(
        isObject(body.externalIds) ? body.externalIds : {},
      )) {
        const other = others.find(
          ({ externalIds }) => isObject(externalIds) && externalIds[channel] === id,
        );
        if (other) refuseTaken(code, `externalIds/${channel}`, id, other);
      }
      continue;
    }
    const field = takenField(code, fields);
    const value = field && body[field];
    if (!field || (typeof value !== "string" && !Array.isArray(value))) continue;
    const scope = Object.keys(body).filter((name) =>
      /^(vendorId|itemId|parentId|locationId|entityType|itemKind)$/.test(name),
    );
    const wanted = new Set((Array.isArray(value) ? value : [value]).map(plain));
    const other = others.find((record) => {
      const theirs = Array.isArray(record[field]) ? record[field] : [record[field]];
      return (
        theirs.some((one) => one !== undefined && one !== null && wanted.has(plain(one))) &&
        scope.every((name) => record[name] === body[name])
      );
    });
    if (other) refuseTaken(code, field, shown(value), other);
  }
}

/** 409 when the state machine says that nothing can change any more. */
export function checkEditable(
  request: CheckedRequest,
  record: MockRecord,
  collection: Collection,
): void {
  const code = codesOf(request).find((one) => /-not-editable$/.test(one));
  if (code && isTerminal(collection.machine, record.status))
    refuse(409, code, `${label(record)} is ${String(record.status)} and cannot be changed.`);
}

/** 409 for records that are not in the status in which one may delete them, or that others refer to. */
export function checkDeletable(
  request: CheckedRequest,
  record: MockRecord,
  collection: Collection,
  world: World,
): void {
  const codes = codesOf(request);
  const { machine } = collection;
  for (const code of codes) {
    const state = /-not-([a-z-]+)$/.exec(code)?.[1]?.replaceAll("-", "_");
    if (machine?.states.some(({ name }) => name === state) && record.status !== state)
      refuse(
        409,
        code,
        `${label(record)} is ${String(record.status)}. Only records that are ${String(state)} can be deleted.`,
      );
  }
  const inUse = codes.find((one) => /-in-use$/.test(one));
  const referrer = inUse && world.store.referrer(record);
  if (inUse && referrer)
    refuse(409, inUse, `${label(record)} is used by ${label(referrer.record)}.`, [
      {
        rule: "reference",
        message: `${label(referrer.record)} (${String(referrer.record.id)}) refers to it.`,
      },
    ]);
}
