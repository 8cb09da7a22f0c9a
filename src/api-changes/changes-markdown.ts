import { text } from "../i18n/changes-text";
import { escapeText } from "../markdown/escape-html";
import { changeText, isBreaking, type Change } from "./change";
import type { OperationChanges } from "./compare-descriptions";
import { placeOf } from "./place";

/** What became of an operation, as its twin tells it. */
export interface OperationNews extends Pick<OperationChanges, "status"> {
  /** Label of the earlier version. */
  since: string;
  changes: readonly Change[];
}

/** The changes of one operation as a Markdown list. */
export function changesMarkdown(changes: readonly Change[]): string {
  const lines = changes.map((change) => {
    const { part, name } = placeOf(change.at);
    const place = [part, name && `\`${name}\``].filter(Boolean).join(" ");
    const label = isBreaking(change) ? `**${text.breaking}** ` : "";
    return `- ${label}${place && `${place}: `}${escapeText(changeText(change))}`;
  });
  return lines.join("\n");
}

/** What became of an operation since an earlier version: a section of its Markdown, a line where it is new. */
export function newsMarkdown({ since, status, changes }: OperationNews, level: number): string {
  if (status === "added") return `**${escapeText(text.added(since))}.**`;
  return `${"#".repeat(level)} ${escapeText(text.since(since))}\n\n${changesMarkdown(changes)}`;
}
