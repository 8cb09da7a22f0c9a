import { compareTexts } from "../compare-texts";
import { child } from "./description";
import type { LintedOperation } from "./inventory";
import { asRecord, asText, asTexts } from "./shape";

type Row = Record<string, unknown>;

/** The fields by which a list is sorted without `sort`; none if it has no such parameter. */
export function defaultSort({ parameters }: LintedOperation): string[] {
  const sorts = parameters.find(({ value }) => asText(asRecord(value).name) === "sort");
  return sorts ? asTexts(child(sorts, "schema", "default").value) : [];
}

/** -1, 0, or 1 for two values of a row; `undefined` if they are of no kind that lists are sorted by. */
function compare(one: unknown, other: unknown): number | undefined {
  if (typeof one === "number" && typeof other === "number") return Math.sign(one - other);
  if (typeof one !== "string" || typeof other !== "string") return undefined;
  return compareTexts(one, other);
}

/** 1 for a row without a value, which comes after those with one. */
const emptiness = (value: unknown) => (value === null ? 1 : value === undefined ? undefined : 0);

/** True if the second row may follow the first. */
export function mayFollow(row: Row, next: Row, sort: readonly string[]): boolean {
  for (const key of sort) {
    const [, descending, field = ""] = /^(-?)(.*)$/.exec(key) ?? [];
    const order =
      compare(emptiness(row[field]), emptiness(next[field])) || compare(row[field], next[field]);
    if (order === undefined) return true;
    if (order) return descending ? order > 0 : order < 0;
  }
  return true;
}
