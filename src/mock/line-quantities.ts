import { isObject, type JsonObject } from "../openapi/json";
import { isQuantity, numberIn, quantity } from "./decimals";

const pascal = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `partially_shipped` → `quantityShipped` */
export function quantityField(status: string): string {
  return `quantity${pascal(status.replace(/^partially_/, ""))}`;
}

/** Quantities that are no longer open, whatever the status. */
const gone = /^quantity(Shipped|Received|Completed|Converted|Cancelled|Closed|Restocked)$/;

function goneFrom(line: JsonObject): bigint {
  return Object.entries(line).reduce(
    (sum, [name, value]) => (gone.test(name) ? sum + numberIn(value) : sum),
    0n,
  );
}

/** The quantity of a line that is still to be processed. */
export function openQuantity(line: JsonObject): bigint {
  const left = numberIn(line.quantity) - goneFrom(line);
  return left > 0n ? left : 0n;
}

const givenUp = new Set<unknown>(["closed", "cancelled"]);

/** Sets what is open of a record with a quantity of its own, such as a work order; nothing of one that was given up. */
export function fillOpen(record: JsonObject): void {
  if (!isQuantity(record.quantity) || !isQuantity(record.quantityOpen)) return;
  const left = givenUp.has(record.status)
    ? 0n
    : openQuantity(record) - numberIn(record.quantityScrapped);
  record.quantityOpen = quantity(left > 0n ? left : 0n, record.quantity.unit);
}

/** The reserved quantity of a line, or its open quantity; undefined if that is zero. */
export function copyOpenQuantity(line: JsonObject): JsonObject | undefined {
  if (!isObject(line.quantity)) return undefined;
  const reserved = numberIn(line.quantityReserved);
  const open = reserved > 0n ? reserved : openQuantity(line);
  return open > 0n ? quantity(open, line.quantity.unit) : undefined;
}

/** Moves a quantity of a line to the field of its next status, if the line has such fields. */
export function moveQuantity(line: JsonObject, from: string, to: string, moved?: unknown): void {
  if (!isQuantity(line.quantity)) return;
  const { unit } = line.quantity;
  const target = quantityField(to);
  const source = quantityField(from);
  if (!(target in line)) return;
  const amount = moved === undefined ? openQuantity(line) : numberIn(moved);
  const isFinal = gone.test(target);
  line[target] = quantity(isFinal ? numberIn(line[target]) + amount : amount, unit);
  for (const field of new Set([source, "quantityReserved", "quantityBackordered"])) {
    if (field === target || !(field in line) || gone.test(field)) continue;
    const rest = isFinal && moved !== undefined ? numberIn(line[field]) - amount : 0n;
    const keepsBackorder = field === "quantityBackordered" && isFinal && moved !== undefined;
    if (!keepsBackorder) line[field] = quantity(rest > 0n ? rest : 0n, unit);
  }
}
