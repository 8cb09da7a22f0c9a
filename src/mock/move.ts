import { isObject, type JsonObject } from "../openapi/json";
import { fillAmounts } from "./amounts";
import { machineOf, memberFields, type Collection } from "./collections";
import { moveQuantity } from "./line-quantities";
import type { Operation } from "./operations";
import { documentedCode, refuse } from "./problems";
import { stamp } from "./stamps";
import {
  isDone,
  movesBy,
  pickBySwitch,
  pickForLine,
  pickForRecord,
  statesThatAllow,
  transitionsFrom,
} from "./transitions";
import type { World } from "./world";

/** How much of which line a request names; undefined when it names none. */
export type Moved = Map<string, unknown> | undefined;

/** Reads from a body which lines it is about: objects with the id of a line and perhaps a quantity. */
export function movedLines(body: unknown, record: JsonObject, fields: readonly string[]): Moved {
  const ids = new Set(
    fields
      .flatMap((name) => (Array.isArray(record[name]) ? record[name] : []))
      .filter(isObject)
      .map(({ id }) => id),
  );
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

/** Ends the request with the code that the operation documents for a step that is not allowed. */
export function refuseTransition(
  operation: Operation,
  record: JsonObject,
  allowed: string,
  to?: string,
): never {
  const code =
    documentedCode(operation, 409, (one) => one === "transition-not-allowed") ??
    documentedCode(operation, 409, () => true) ??
    "transition-not-allowed";
  const wish = to ? `cannot become ${to}` : "does not allow this";
  const detail = `${nameOf(record)} is ${String(record.status)} and ${wish}. It would have to be ${allowed || "in another status"}.`;
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
    for (const line of lines.filter(isObject)) {
      if (moved && !moved.has(String(line.id))) continue;
      const quantity = moved?.get(String(line.id));
      const options = transitionsFrom(machine, line.status, operation.id);
      const chosen = pickForLine(options, line, quantity, goesTo, machine, collection.machine);
      if (chosen) {
        moveQuantity(line, chosen.from, chosen.to, quantity);
        line.status = chosen.to;
      } else if (moved && quantity !== undefined && String(line.status).startsWith("partially_")) {
        moveQuantity(line, String(line.status), String(line.status), quantity);
      }
    }
    return lines.filter(isObject).map((line) => isDone(machine, line.status, operation.id));
  });
}

/** How a step is made. */
export interface Step {
  /** The status asked for. */
  to?: string;
  /** The status asked for a line. */
  lineTo?: string;
  moved?: Moved;
  body?: unknown;
  /** Ends the request when the record's status does not allow the step. */
  strict: boolean;
  now: string;
}

/** Carries out a step of a record: its status, that of its lines, quantities, moments, totals. */
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
    const stays =
      how.to === undefined &&
      machine.transitions.some(
        (one) =>
          one.operationId === operation.id &&
          one.to === record.status &&
          one.to.startsWith("partially_"),
      );
    if (!stays)
      refuseTransition(operation, record, statesThatAllow(machine, operation.id, how.to), how.to);
  }
  const done = moveLines(collection, record, operation, how.moved, how.lineTo ?? how.to, world);
  const allDone = done.every((one) => one);
  const byLine =
    how.lineTo !== undefined &&
    fitting.length > 0 &&
    !allDone &&
    !fitting.some(({ to }) => to.startsWith("partially_"));
  const chosen = how.to
    ? fitting[0]
    : (pickBySwitch(fitting, how.body) ?? (byLine ? undefined : pickForRecord(fitting, allDone)));
  if (chosen) record.status = chosen.to;
  stamp(record, world.reader.fields(collection.schema, record), operation.id, chosen?.to, how.now);
  fillAmounts(record, collection.schema, world.reader);
}
