import { isObject, type JsonObject } from "../../openapi/json";
import type { Collection } from "../collections";
import type { Mock } from "../create-mock";
import { isQuantity, numberIn, one, quantity } from "../decimals";
import { openQuantity } from "../line-quantities";
import type { MockRecord } from "../model";
import { fitCodes } from "./fit-codes";

/** The lines and other objects with ids of a record that are like one of another record: of the same field. */
function membersLike(holder: JsonObject, of: MockRecord, record: MockRecord): JsonObject[] {
  const field = Object.keys(of).find((name) => {
    const value = of[name];
    return Array.isArray(value) && value.some((one) => isObject(one) && one.id === holder.id);
  });
  const members = field === undefined ? [] : record[field];
  const rows = Array.isArray(members) ? members.filter(isObject) : [];
  // What is still open comes first.
  return [...rows].sort((a, b) => Number(openOf(b) > 0n) - Number(openOf(a) > 0n));
}

const openOf = (line: JsonObject) => (isQuantity(line.quantity) ? openQuantity(line) : 1n);

/** A row of a body for another line: its quantity, and what else the line says. */
function rowFor(row: JsonObject, name: string, line: JsonObject, mock: Mock): JsonObject {
  const fitted: JsonObject = {};
  for (const [key, value] of Object.entries(row))
    if (key === name) fitted[key] = line.id;
    else if (isQuantity(value) && isQuantity(line.quantity)) {
      const open = openQuantity(line);
      const most = open > 0n ? open : numberIn(line.quantity);
      const isPart = value.unit === line.quantity.unit && numberIn(value) < most;
      fitted[key] = isPart ? value : quantity(most, line.quantity.unit);
    } else if (/Ids?$/.test(key) && line[key] !== undefined) fitted[key] = line[key];
    else fitted[key] = value;
  return fitCodes(fitted, line, mock);
}

/** A value with single pieces wherever it has a quantity of more. */
export function inPieces(value: unknown): unknown {
  if (isQuantity(value)) return numberIn(value) > one ? quantity(one, value.unit) : value;
  if (Array.isArray(value)) return value.map(inPieces);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPieces(inner)]));
}

/** Makes the rows of a body that name lines of other records be about lines of this one. */
export class LineFitter {
  private readonly taken = new Map<string, JsonObject>();
  constructor(
    private readonly owner: Collection,
    private readonly record: MockRecord,
    private readonly mock: Mock,
  ) {}

  fit(value: unknown): unknown {
    if (Array.isArray(value))
      return value.map((inner) => this.fit(inner)).filter((inner) => inner !== undefined);
    if (!isObject(value)) return value;
    for (const [name, id] of Object.entries(value)) {
      const found = typeof id === "string" ? this.mock.find(id) : undefined;
      if (!found || found.collection !== this.owner.root || found.holder === found.record) continue;
      if (found.record.id === this.record.id) continue;
      const line = this.lineFor(found.holder, found.record);
      return line && rowFor(value, name, line, this.mock);
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const fitted = this.fit(inner);
        return fitted === undefined ? [] : [[key, fitted] as const];
      }),
    );
  }

  /** The line for one of another record; none if this record has fewer. */
  private lineFor(holder: JsonObject, of: MockRecord): JsonObject | undefined {
    const known = this.taken.get(String(holder.id));
    if (known) return known;
    const used = new Set([...this.taken.values()].map(({ id }) => id));
    const line = membersLike(holder, of, this.record).find(({ id }) => !used.has(id));
    if (line) this.taken.set(String(holder.id), line);
    return line;
  }
}
