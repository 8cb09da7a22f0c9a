import { label } from "./record-label";
import { isObject, objectAt, type JsonObject } from "../openapi/json";
import { fieldsIn, type CheckedRequest } from "./check-request";
import { isTerminal, type Collection } from "./collections";
import type { MockRecord, ProblemDetail } from "./model";
import { codesOf, refuse } from "./problems";
import { camelCase } from "./roles";
import type { World } from "./world";

/** The field of a code such as `sku-taken` or `customer-number-taken`. */
function takenField(code: string, fields: ReadonlySet<string>): string | undefined {
  const words = code.replace(/-taken$/, "").split("-");
  for (let start = 0; start < words.length; start++) {
    const name = camelCase(words.slice(start).join("-"));
    const found = [name, `${name}s`].find((one) => fields.has(one));
    if (found) return found;
  }
  return undefined;
}

function refuseTaken(
  code: string,
  field: string,
  value: unknown,
  other: MockRecord,
  tell?: string,
): never {
  const detail = `${String(value)} is already used by ${label(other)}.`;
  const message = tell ?? `${detail} Its id is ${String(other.id)}.`;
  return refuse(409, code, detail, [{ pointer: `/${field}`, rule: "duplicate", message }]);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The value of an object is its code. */
const textOf = (value: unknown) =>
  String(isObject(value) ? (value.code ?? value.value ?? value.id) : value);
const lowerCase = (value: unknown) => textOf(value).toLowerCase();

/** What a field is unique within; other fields are unique in the company. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  key: ["entityType"],
  lotNumber: ["itemId"],
  name: ["parentId", "parentClassReferenceId"],
  revision: ["itemId"],
  serialNumber: ["itemId"],
  vendorSku: ["vendorId"],
};

/** Fields whose values are free again once a record is out of use. */
const freed = new Set(["vendorSku"]);

/** Units are told apart by case, such as mg and Mg; other codes and names are not. */
const inCase = (field: string, root: string, value: unknown) =>
  field === "code" && root.endsWith("/uoms") ? textOf(value) : lowerCase(value);

/** Codes of places are unique within the place that they are in; other records only name one. */
const scopeOf = (field: string, root: string): readonly string[] =>
  scopes[field] ?? (field === "code" && root.endsWith("locations") ? ["locationId"] : []);

/** 409 if another record has a value that must be unique. */
export function checkUnique(
  request: CheckedRequest,
  body: JsonObject,
  collection: Collection,
  ownId: unknown,
  world: World,
): void {
  const all = world.store.list(collection.root);
  const others = all.filter(({ id }) => id !== ownId);
  const record = { ...all.find(({ id }) => ownId !== undefined && id === ownId), ...body };
  const fields = new Set(Object.keys(body));
  // What moves elsewhere takes along what must be unique there.
  for (const [name, scope] of Object.entries(scopes))
    if (scope.some((one) => one in body) && typeof record[name] === "string") fields.add(name);
  for (const code of codesOf(request.operation, 409).filter((known) => known.endsWith("-taken"))) {
    if (code === "external-id-taken") {
      for (const [channel, id] of Object.entries(objectAt(body, "externalIds"))) {
        const other = others.find((one) => objectAt(one, "externalIds")[channel] === id);
        if (other)
          refuseTaken(
            code,
            `externalIds/${channel}`,
            id,
            other,
            `${String(other.id)} already has this id.`,
          );
      }
      continue;
    }
    const field = takenField(code, fields);
    const value = field && record[field];
    if (!field || (typeof value !== "string" && !Array.isArray(value))) continue;
    const isFreed = (one: JsonObject) => freed.has(field) && one.status === "inactive";
    if (isFreed(record)) continue;
    const scope = scopeOf(field, collection.root);
    const spelled = (one: unknown) => inCase(field, collection.root, one);
    const wanted = new Set(listOf(value).map(spelled));
    // Gaps in a series of documents can be explained: the number of one that was deleted stays its own.
    const gone =
      field === "documentNumber"
        ? world.store.tombstones(collection.root).map((one) => one.record)
        : [];
    const other = [...others, ...gone].find(
      (one) =>
        !isFreed(one) &&
        listOf(one[field] ?? []).some((taken) => taken !== null && wanted.has(spelled(taken))) &&
        scope.every((name) => (one[name] ?? null) === (record[name] ?? null)),
    );
    if (other) refuseTaken(code, field, listOf(value).map(textOf).join(", "), other);
  }
}

/** Fields that describe a record and can change whatever its status; what is stricter is a matter of rules. */
const describing = /^(notes?|\w*Note|vendorReference|tags|customFields|externalIds)$/;

/** 409 if the record's status is final, unless only texts about it are to change. */
export function checkEditable(
  request: CheckedRequest,
  record: MockRecord,
  collection: Collection,
): void {
  const code = codesOf(request.operation, 409).find((known) => /-not-editable$/.test(known));
  const isText = Object.keys(fieldsIn(request)).every((name) => describing.test(name));
  if (code && !isText && isTerminal(collection.machine, record.status))
    refuse(409, code, `${label(record)} is ${String(record.status)} and cannot be changed.`);
}

/** A refusal names as many of the records that are in its way: `errors` of a problem holds no more. */
const mostNamed = 100;

/** The `errors` of a refusal that has several causes, of one field if a pointer is given. */
export const errorsOf = (causes: readonly string[], pointer?: string): ProblemDetail[] =>
  causes
    .slice(0, mostNamed)
    .map((message) => ({ ...(pointer && { pointer }), rule: "state", message }));

/** What people know a record by: a movement by its document, options by their item. */
const knownBy = (record: JsonObject, { store }: World): JsonObject =>
  isObject(record.document)
    ? record.document
    : record.id === undefined
      ? (store.find(record.itemId)?.record ?? record)
      : record;

/** 409 if the record's status forbids deletion, or if other records refer to it. */
export function checkDeletable(
  request: CheckedRequest,
  record: MockRecord,
  collection: Collection,
  world: World,
): void {
  const codes = codesOf(request.operation, 409);
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
  const inUse = codes.find((known) => /-in-use$/.test(known));
  const named = inUse ? world.store.referrers(record) : [];
  const [first, ...others] = [
    ...new Map(named.map((one) => knownBy(one, world)).map((one) => [one.id, one])).values(),
  ];
  if (!inUse || !first) return;
  const more = others.length ? ` and ${others.length} more` : "";
  refuse(
    409,
    inUse,
    `${label(record)} is used by ${label(first)}${more}.`,
    errorsOf([first, ...others].map((one) => `${label(one)} (${String(one.id)}) refers to it.`)),
  );
}
