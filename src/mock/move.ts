import { isObject, objectsAt, type JsonObject } from "../openapi/json";
import { fillAmounts } from "./amounts";
import { machineOf, memberFields, type Collection } from "./collections";
import { isQuantity, numberIn, quantity } from "./decimals";
import { moveQuantity, openQuantity, quantityField } from "./line-quantities";
import type { Operation } from "./mock-operations";
import { refuse, usualCode } from "./problems";
import { stamp } from "./stamps";
import type { StateTransition } from "../openapi/state-machine";
import {
  isDone,
  isPartial,
  movesBy,
  pickBySwitch,
  pickForLine,
  pickForRecord,
  statesThatAllow,
  transitionsFrom,
} from "./transitions";
import type { World } from "./world";

/** The lines that a request names by id, with quantities; undefined if it names none. */
type Moved = Map<string, unknown> | undefined;

/** Finds the lines that a body names: objects with the id of a line and perhaps a quantity. */
export function movedLines(body: unknown, record: JsonObject, fields: readonly string[]): Moved {
  const ids = new Set(fields.flatMap((name) => objectsAt(record, name)).map(({ id }) => id));
  const moved = new Map<string, unknown>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isObject(value)) return;
    for (const inner of Object.values(value))
      if (typeof inner === "string" && ids.has(inner)) moved.set(inner, value.quantity);
    Object.values(value).forEach(look);
  };
  look(body);
  return moved.size ? moved : undefined;
}

function nameOf(record: JsonObject): string {
  return String(record.documentNumber ?? record.number ?? record.sku ?? record.id);
}

const choice = new Intl.ListFormat("en", { type: "disjunction" });

/** Refuses a transition with 409. `allowed` lists the states that allow it. */
export function refuseTransition(
  operation: Operation,
  record: JsonObject,
  allowed: readonly string[],
  to?: string,
): never {
  const code = usualCode(operation, 409, "transition-not-allowed");
  const wish = to ? `cannot become ${to}` : "does not allow this";
  const detail = `${nameOf(record)} is ${String(record.status)} and ${wish}. It would have to be ${choice.format(allowed) || "in another status"}.`;
  refuse(409, code, detail, [
    { pointer: "/status", rule: "state", message: `The status is ${String(record.status)}.` },
  ]);
}

function moveLines(
  collection: Collection,
  record: JsonObject,
  operation: Operation,
  moved: Moved,
  goesTo: string | undefined,
  world: World,
): boolean[] {
  return memberFields(collection.schema, world.reader).flatMap((field) => {
    const machine = machineOf(field.schema.items, world.reader);
    const lines = record[field.name];
    if (!machine || !Array.isArray(lines) || !movesBy(machine, operation.id)) return [];
    // More than was ordered may arrive after a line has reached its last status.
    const isReached = (status: string) =>
      machine.transitions.some(
        ({ operationId, to }) => operationId === operation.id && to === status,
      );
    for (const line of lines.filter(isObject)) {
      if (moved && !moved.has(String(line.id))) continue;
      const pieces = moved?.get(String(line.id));
      const options = transitionsFrom(machine, line.status, operation.id);
      const status = String(line.status);
      const chosen =
        goesTo === status
          ? undefined
          : pickForLine(options, line, pieces, goesTo, machine, collection.machine);
      if (chosen) {
        moveQuantity(line, chosen.from, chosen.to, pieces);
        line.status = chosen.to;
      } else if (pieces !== undefined && (isPartial(status) || isReached(status)))
        moveQuantity(line, status, status, pieces);
    }
    return lines.filter(isObject).map((line) => isDone(machine, line.status, operation.id));
  });
}

/** Adds the pieces of a step to a record with a quantity of its own; true if some are still open. */
function movePieces(
  record: JsonObject,
  options: readonly StateTransition[],
  body: unknown,
): boolean {
  const goal = options.find(({ to }) => quantityField(to) in record);
  if (!goal || !isQuantity(record.quantity)) return false;
  const given = isObject(body) ? body.quantity : undefined;
  const open = isQuantity(record.quantityOpen)
    ? numberIn(record.quantityOpen)
    : openQuantity(record);
  const pieces = isQuantity(given) ? numberIn(given) : open;
  const field = quantityField(goal.to);
  record[field] = quantity(numberIn(record[field]) + pieces, record.quantity.unit);
  return pieces < open;
}

interface Step {
  /** The requested status. */
  to?: string;
  /** The requested status of a line. */
  lineTo?: string;
  /** The status that a report gives a line; its present one if it stays. */
  partTo?: string;
  moved?: Moved;
  body?: unknown;
  /** Refuse the request if the record's status does not allow the step. */
  strict: boolean;
  now: string;
}

/** Moves a record by a step: its status, the status of its lines, quantities, dates, and totals. */
export function move(
  collection: Collection,
  record: JsonObject,
  operation: Operation,
  world: World,
  how: Step,
): void {
  const { machine } = collection;
  const options = machine ? transitionsFrom(machine, record.status, operation.id) : [];
  const fitting = how.to === undefined ? options : options.filter(({ to }) => to === how.to);
  if (machine && how.strict && movesBy(machine, operation.id) && !fitting.length) {
    // A record that is partially shipped, for example, stays so when more is shipped.
    const stays =
      how.to === undefined &&
      machine.transitions.some(
        ({ operationId, to }) =>
          operationId === operation.id && to === record.status && isPartial(to),
      );
    if (!stays)
      refuseTransition(operation, record, statesThatAllow(machine, operation.id, how.to), how.to);
  }
  const goesTo = how.partTo ?? how.lineTo ?? how.to;
  const done = moveLines(collection, record, operation, how.moved, goesTo, world);
  const allDone = done.every(Boolean);
  const byLine =
    how.lineTo !== undefined &&
    fitting.length > 0 &&
    !allDone &&
    !fitting.some(({ to }) => isPartial(to));
  const bySwitch = pickBySwitch(fitting, how.body);
  const isPart = !how.to && movePieces(record, fitting, how.body) && !bySwitch;
  const chosen = how.to
    ? fitting[0]
    : (bySwitch ?? (byLine || isPart ? undefined : pickForRecord(fitting, allDone, record.status)));
  if (chosen) record.status = chosen.to;
  stamp(record, world.reader.fields(collection.schema, record), operation.id, chosen?.to, how.now);
  fillAmounts(record, collection.schema, world.reader);
}
