import { text } from "../../i18n/changes-text";
import { ruleOf, type RuleId } from "./rules";

/** A difference at one place of an operation or a schema. */
export interface Change {
  rule: RuleId;
  /** Address as of fields (src/openapi/field-path): `body.lines.itemId`, `query.limit`; empty: the whole. */
  at: string;
  before?: string;
  after?: string;
}

/** What is sent may be let in more widely, what is received may be promised more narrowly. */
export type Direction = "request" | "response";

/** True where a client that worked may stop working. */
export const isBreaking = ({ rule }: Change): boolean => ruleOf(rule).breaking;

/** What has changed, in words, without its place. */
export function changeText({ rule, before = "", after = "" }: Change): string {
  return text.rules[rule].replace("{before}", () => before).replace("{after}", () => after);
}

/** Breaking ones first, then in the order in which they were found. */
export function breakingFirst<T extends Change>(changes: readonly T[]): T[] {
  return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))];
}

/** A value as it is shown in a text. */
export function shownValue(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}
