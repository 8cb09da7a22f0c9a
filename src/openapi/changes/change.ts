import { text } from "../../i18n/changes-text";
import type { RuleId } from "../../i18n/en/change-rules";
import type { JsonObject } from "../json";
import type { Direction } from "../schema-tree";
import { rules } from "./rules";

/** A difference in an operation or a schema. */
export interface Change {
  rule: RuleId;
  /** Field address (src/openapi/field-path): `body.lines.itemId`, `query.limit`; empty for the whole operation or schema. */
  at: string;
  before?: string;
  after?: string;
}

/** Compares some keywords of two resolved schemas. */
export type CompareKeywords = (
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  at: string,
) => Change[];

/** True for a change that may stop a working client. */
export const isBreaking = ({ rule }: Change): boolean => rules[rule] === "breaks";

/** A change in words, without its location. */
export function changeText({ rule, before = "", after = "" }: Change): string {
  return text.rules[rule].replace("{before}", () => before).replace("{after}", () => after);
}

/** Those that break something first, otherwise in the same order. */
export const breakingFirst = <T>(list: readonly T[], breaks: (one: T) => boolean): T[] => [
  ...list.filter(breaks),
  ...list.filter((one) => !breaks(one)),
];

/** The changes of a list of texts, such as enum values or error codes. */
export function compareLists(
  before: readonly string[],
  after: readonly string[],
  [removed, added]: readonly [removed: RuleId, added: RuleId],
  at: string,
): Change[] {
  const lost = before.filter((value) => !after.includes(value));
  const gained = after.filter((value) => !before.includes(value));
  return [
    ...lost.map((value): Change => ({ rule: removed, at, before: value })),
    ...gained.map((value): Change => ({ rule: added, at, after: value })),
  ];
}
