import { text } from "../i18n/changes-text";
import { escapeText } from "../markdown/escape-html";
import { changeText, isBreaking, type Change } from "./change";
import { placeOf } from "./place";

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
