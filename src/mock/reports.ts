import { objectsAt, textAt, type JsonObject } from "../openapi/json";
import type { StateMachine } from "../openapi/state-machine";
import { fieldsIn, type CheckedRequest } from "./check-request";
import { isQuantity, numberIn, plainText, quantity, sumIn } from "./decimals";
import { quantityField } from "./line-quantities";
import { codesOf, refuse } from "./problems";
import { transitionsFrom } from "./transitions";

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Adds to a quantity or to a decimal text; undefined for anything else. */
function added(before: unknown, more: bigint): unknown {
  if (isQuantity(before)) return quantity(numberIn(before) + more, before.unit);
  return typeof before === "string" ? plainText(numberIn(before) + more) : undefined;
}

/** The field for what a report says: `reportedMinutes` for `minutes`. */
const fieldOf = (name: string, part: JsonObject, goal: string) =>
  [name === "quantity" ? goal : name, `reported${capital(name)}`].find(
    (field) => field !== "quantity" && field in part,
  );

const signOf = ({ isCorrection }: JsonObject) => (isCorrection === true ? -1n : 1n);

const used = ["quantityConsumed", "quantityUsed"];

/** Adds what a step says was used of other lines of the record, or takes it back. */
export function consume(body: JsonObject, record: JsonObject): void {
  const sign = signOf(body);
  const lines = Object.keys(record).flatMap((name) => objectsAt(record, name));
  const rows = Object.keys(body).flatMap((name) => objectsAt(body, name));
  for (const row of rows) {
    const line = lines.find(({ id }) => id !== undefined && Object.values(row).includes(id));
    const field = line && used.find((name) => name in line);
    if (!line || !field || !isQuantity(row.quantity)) continue;
    const pieces = sign * numberIn(row.quantity);
    line[field] = added(line[field], pieces);
    const left = numberIn(line.quantityReserved) - pieces;
    if (isQuantity(line.quantityReserved))
      line.quantityReserved = quantity(left > 0n ? left : 0n, line.quantityReserved.unit);
  }
}

/**
 * Adds a report to a part of a record that has no quantity of its own, such as an operation of a work order: pieces,
 * and minutes. With `isCorrection` it takes them back. Returns the status that follows; undefined if the
 * request is not a report.
 */
export function reportOn(
  part: JsonObject,
  request: CheckedRequest,
  record: JsonObject,
  parts: readonly JsonObject[],
  machine: StateMachine | undefined,
): { to: string } | undefined {
  const { operation } = request;
  const status = String(part.status);
  const options = machine ? transitionsFrom(machine, part.status, operation.id) : [];
  const goals = machine?.transitions.filter((step) => step.operationId === operation.id) ?? [];
  const goal = goals.map(({ to }) => to).find((to) => quantityField(to) in part);
  if (!goal || isQuantity(part.quantity) || !isQuantity(record.quantity)) return undefined;
  const field = quantityField(goal);
  const before = parts[parts.indexOf(part) - 1];
  // The part before may have passed pieces on by scans, which the mock does not count.
  const reached = numberIn(before?.[field]) || numberIn(record.quantity);
  const open = () => reached - numberIn(part[field]) - numberIn(part.quantityScrapped);
  const body = fieldsIn(request);
  const isBack = body.isCorrection === true;
  const scrap = numberIn(body.quantityScrapped);
  const given = isBack || body.quantity !== undefined ? body : { ...body, quantity: null };
  for (const [name, value] of Object.entries(given)) {
    const target = fieldOf(name, part, field);
    const more = value === null ? open() - scrap : numberIn(value);
    const sum = target && added(part[target], signOf(body) * more);
    if (target && sum !== undefined) part[target] = sum;
  }
  const next = parts[parts.indexOf(part) + 1];
  // What a later part has got, or what is in stock, can no longer be taken back.
  const gone = next
    ? numberIn(next[field]) + numberIn(next.quantityScrapped)
    : numberIn(record[field]);
  const isLess = isBack && numberIn(part[field]) < gone;
  const isNegative = [part[field], part.quantityScrapped, part.reportedMinutes].some(
    (value) => numberIn(value) < 0n,
  );
  const excess = open() < 0n || isLess || isNegative;
  const code = codesOf(operation, 409).find((known) => /above-open$/.test(known));
  if (excess && code)
    refuse(409, code, `More than is open at ${textAt(part, "name") ?? String(part.id)}.`);
  const lost = sumIn(parts.slice(0, parts.indexOf(part)), "quantityScrapped");
  const done = numberIn(part[field]) + numberIn(part.quantityScrapped);
  const isAll = done >= numberIn(record.quantity) - lost;
  // A correction only opens an operation again that has pieces to pass.
  if (isBack && (isAll || status !== goal)) return { to: status };
  const step = options.find(({ to }) => (to === goal) === isAll);
  return { to: step?.to ?? status };
}
