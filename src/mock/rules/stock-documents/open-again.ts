import { isObject, objectsAt, type JsonObject } from "../../../openapi/json";
import { withAmounts } from "../../amounts";
import { numberIn, quantity } from "../../decimals";
import type { Call } from "../rule";

interface Counted {
  /** Collection of the documents with the lines. */
  root: string;
  /** Field that counts what has arrived. */
  field: string;
  /** Statuses of a line and of its document when nothing, or a part, has arrived. */
  none: { line: string; document: string };
  some: string;
  /** Whether lines that were closed by hand expect their rest again. */
  reopens?: boolean;
}

/** Lowers what has arrived for lines of documents, whose statuses go back with it. */
export function openAgain(
  { world }: Call,
  { root, field, none, some, reopens = false }: Counted,
  gone: ReadonlyMap<unknown, bigint>,
): void {
  const { store } = world;
  // The step that took the arrival away has moved them already, as one step forward.
  const before = new Map(store.changes().map((change) => [change.id, change.before]));
  for (const latest of store.list(root)) {
    if (!objectsAt(latest, "lines").some(({ id }) => gone.has(id))) continue;
    const base = before.get(String(latest.id)) ?? latest;
    const isReopened = ({ id, status }: JsonObject) =>
      reopens && status === "closed" && (gone.get(id) ?? 0n) > 0n;
    const lines = objectsAt(base, "lines").map((line) => {
      const less = gone.get(line.id);
      if (less === undefined || !isObject(line.quantity)) return line;
      const { unit } = line.quantity;
      const left = numberIn(line[field]) - less;
      const isEnded = line.status === "cancelled" || (line.status === "closed" && !reopens);
      const isKept = isEnded || left >= numberIn(line.quantity);
      const status = isKept ? line.status : left > 0n ? some : none.line;
      const again = isReopened(line) && {
        statusReason: null,
        quantityCancelled: quantity(0n, unit),
      };
      return { ...line, status, [field]: quantity(left, unit), ...again };
    });
    const isSome = lines.some((line) => numberIn((line as JsonObject)[field]) > 0n);
    const isFull = lines
      .filter(({ id }: JsonObject) => gone.has(id))
      .every((line: JsonObject) => numberIn(line[field]) >= numberIn(line.quantity));
    const status = isFull ? base.status : isSome ? some : none.document;
    const again = { ...latest, lines, status };
    // What is expected again counts in the sums again.
    const isMore = objectsAt(base, "lines").some(isReopened);
    store.put(root, isMore ? withAmounts(again, root, world) : again);
  }
}

/** Sums of quantities by the line that they are for. */
export function byLine(lines: readonly JsonObject[], field: string): Map<unknown, bigint> {
  const sums = new Map<unknown, bigint>();
  for (const line of lines)
    sums.set(line[field], (sums.get(line[field]) ?? 0n) + numberIn(line.quantity));
  return sums;
}
