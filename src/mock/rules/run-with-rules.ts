import { isObject, objectsAt, pick, type JsonObject } from "../../openapi/json";
import { isRecordId } from "../../openapi/record-ids";
import { success } from "../record-responses";
import { fieldsIn, type CheckedRequest } from "../check-request";
import { sparse } from "../expand";
import { refuseMissing } from "../find-record";
import { answerRows, listAnswer } from "../list-answer";
import type { MockRecord, MockResponse } from "../model";
import { answersByRow } from "../handle-bulk";
import { codesOf } from "../problems";
import { checkReferences } from "../referenced-records";
import type { Role } from "../roles";
import { checkTag } from "../preconditions";
import { run } from "../run-role";
import type { World } from "../world";
import { rulesOf } from "./index";
import { inLineUnits } from "./line-units";
import { passTime, settleBefore } from "./later";
import type { Call, Listed, Rule } from "./rule";
import { noteFigures } from "./stock/figure-moments";
import { inKnownCase } from "./stock/known-case";
import { touchChanged } from "./touch-changed";
import { checkRetired } from "./checks/retired";
import { checkSigns, checkTotals } from "./checks/signs";
import { checkValues } from "./checks/sound-values";

/** The record that a path names; of several, the first. */
function recordInPath({ path }: CheckedRequest, { store }: World): MockRecord | undefined {
  for (const id of Object.values(path)) {
    const found = store.find(id);
    if (found) return found.record;
  }
  return undefined;
}

/** Refuses a path that begins with the id of no record, before rules look at what the record is like. */
function checkPath(request: CheckedRequest, { store }: World): void {
  const [id = ""] = Object.values(request.path);
  if (isRecordId(id) && !store.find(id) && codesOf(request.operation, 404).length)
    refuseMissing(request, id);
}

/** Gives the objects in an answer the values that rules have changed in their records since. */
function refresh(value: unknown, world: World, depth = 0): unknown {
  if (depth > 3) return value;
  if (Array.isArray(value)) return value.map((inner) => refresh(inner, world, depth + 1));
  if (!isObject(value)) return value;
  const found = typeof value.id === "string" ? world.store.find(value.id) : undefined;
  const isRecord = found && !("type" in value && Object.keys(value).length < 4);
  // Rules may have given a record fields that it did not have; lists can be left out on purpose.
  const isWhole = isRecord && found.holder === found.record && "createdAt" in value;
  const more = isWhole
    ? pick(found.record, (name) => !(name in value) && !Array.isArray(found.record[name]))
    : {};
  // What was empty when the record was made, and a rule has taken out, as of a field that others of its kind have.
  const isGone = (name: string, inner: unknown) =>
    isWhole && inner === null && !(name in found.record);
  const own = Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isGone(name, inner))
      .map(([name, inner]) => [
        name,
        isRecord && name in found.holder
          ? structuredClone(found.holder[name])
          : refresh(inner, world, depth + 1),
      ]),
  );
  return { ...own, ...structuredClone(more) };
}

function refreshed(response: MockResponse, call: Call): MockResponse {
  const { world, request } = call;
  if (!isObject(response.body)) return response;
  const body = refresh(response.body, world) as JsonObject;
  const record = world.store.find(body.id)?.record ?? recordInPath(request, world);
  const tagged = response.tagged && (record ?? response.tagged);
  return { ...response, body, ...(tagged && { tagged }) };
}

const isListed = (value: object): value is Listed => "rows" in value && "beside" in value;

function answerOf(
  value: JsonObject | JsonObject[] | Listed,
  { request, world }: Call,
): MockResponse {
  const { operation, query } = request;
  if (Array.isArray(value)) return answerRows(request, value, world);
  if (isListed(value))
    return success(operation, { ...listAnswer(request, value.rows, world), ...value.beside });
  return success(operation, sparse(value, query), { record: value });
}

/** The entry that an answer names is the one that the call has posted. */
function withEntry(response: MockResponse, { world }: Call): MockResponse {
  const { body } = response;
  if (!isObject(body) || !body.journalEntryId || world.store.find(body.journalEntryId))
    return response;
  const posted = world.store
    .changes()
    .find(({ collection, before }) => collection === "/journal-entries" && !before);
  return { ...response, body: { ...body, journalEntryId: posted?.id ?? null } };
}

/** An answer with the fields that are computed for it: of its record, or of each row. */
function withShown(response: MockResponse, call: Call, rules: readonly Rule[]): MockResponse {
  const { body } = response;
  const shows = rules.flatMap((rule) => rule.shows ?? []);
  if (!shows.length || !isObject(body) || response.status >= 300) return response;
  const wanted = call.request.query.fields;
  const isSparse = Array.isArray(wanted);
  const shown = (row: JsonObject): JsonObject => {
    // Fields are computed from others that the answer may lack.
    const whole = { ...call.world.store.find(row.id)?.record, ...row };
    return shows.reduce(
      (done, show) => ({
        ...done,
        ...pick(show(whole, call), (name) => !isSparse || wanted.includes(name)),
      }),
      row,
    );
  };
  const rows = Array.isArray(body.data) ? { data: objectsAt(body, "data").map(shown) } : undefined;
  return { ...response, body: rows ? { ...body, ...rows } : shown(body) };
}

/** Carries out a request under the rules of its operation, or takes back all of it. `isOwn` says whether a rule answered instead. */
function runOnce(role: Role, call: Call, rules: readonly Rule[]) {
  const { request, world } = call;
  checkPath(request, world);
  if (role.kind !== "bulk" || !answersByRow(request, world)) checkReferences(request, world);
  checkSigns(call);
  checkValues(call);
  checkRetired(call);
  for (const rule of rules) rule.before?.(call);
  const version = rules.find((rule) => rule.version)?.version;
  if (version) checkTag(request, () => version(call), "as a list of it shows");
  const own = rules.find(({ answer }) => answer);
  const instead = rules.map((rule) => rule.instead?.(call)).find(Boolean);
  const response = own?.answer
    ? answerOf(own.answer(call), call)
    : (instead ?? run(role, request, world));
  if (!own) for (const rule of rules) rule.after?.(call);
  touchChanged(call);
  noteFigures(call);
  checkTotals(call);
  const posted = withEntry(response, call);
  return {
    response: version ? { ...posted, headers: { ...posted.headers, ETag: version(call) } } : posted,
    isOwn: instead !== undefined,
  };
}

/** A request with what its rules fill in. */
function filled(call: Call, rules: readonly Rule[]): Call {
  const more = rules.map((rule) => rule.fills?.(call)).filter(isObject);
  if (!more.length) return call;
  const body = Object.assign({}, ...more, call.body) as JsonObject;
  return { ...call, request: { ...call.request, body }, body };
}

/** Carries out a request under the rules of its operation. A refused request changes nothing, but time passes. */
export function runWithRules(role: Role, given: CheckedRequest, world: World): MockResponse {
  const rules = rulesOf(given.operation.id);
  const before = recordInPath(given, world);
  const request = inKnownCase(inLineUnits(given, world), world);
  const call = filled({ request, body: fieldsIn(request), world, before }, rules);
  if (!rules.length) return world.store.atomically(() => runOnce(role, call, rules).response);
  if (request.operation.method === "GET")
    return withShown(runOnce(role, call, rules).response, call, rules);
  const began = world.time();
  settleBefore(call, began);
  try {
    const { response, isOwn } = world.store.atomically(() => runOnce(role, call, rules));
    passTime(call, began);
    return withShown(isOwn ? response : refreshed(response, call), call, rules);
  } catch (error) {
    passTime(call, began);
    throw error;
  }
}
