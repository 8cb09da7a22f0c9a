import { text } from "../../i18n/changes-text";
import { textMarkdown, headingMarkdown } from "./markdown-text";
import { codeText } from "./schema-markdown";
import { changeText, isBreaking, type Change } from "../../openapi/changes/change";
import type { OperationChanges } from "../../openapi/changes/compare-descriptions";
import { placeInWords } from "../../openapi/changes/place-in-words";

/** Changes of an operation, as its Markdown version tells them. */
export interface OperationNews extends Pick<OperationChanges, "status"> {
  /** Label of the earlier version. */
  since: string;
  changes: readonly Change[];
}

export function changesMarkdown(changes: readonly Change[]): string {
  const lines = changes.map((change) => {
    const { part, name } = placeInWords(change.at);
    const place = [part && textMarkdown(part), name && codeText(name)].filter(Boolean).join(" ");
    const label = isBreaking(change) ? `**${text.breaking}** ` : "";
    return `- ${label}${place && `${place}: `}${textMarkdown(changeText(change))}`;
  });
  return lines.join("\n");
}

/** A section with the changes of an operation, or a line if it is new. */
export function newsMarkdown({ since, status, changes }: OperationNews, level: number): string {
  if (status === "added") return `**${textMarkdown(text.added(since))}.**`;
  return `${headingMarkdown(level, text.since(since))}\n\n${changesMarkdown(changes)}`;
}
