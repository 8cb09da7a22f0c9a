import { nearestAdmonition } from "../remark/admonition-types";
import type { Diagnosis, SyntaxMistake } from "./syntax-problem";

const quotedIn = (text: string, key: string) =>
  new RegExp(`${key}=["\u201c]([^"\u201d]*)["\u201d]`).exec(text)?.[1];

const slug = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What a block of GitBook or of Jekyll is here; undefined for tags without a counterpart. */
const counterparts: Record<string, (rest: string) => string> = {
  hint: (rest) => `:::${nearestAdmonition(quotedIn(rest, "style") ?? "info")}`,
  endhint: () => ":::",
  tabs: () => "<Tabs>\n",
  endtabs: () => "\n</Tabs>",
  tab: (rest) => {
    const label = quotedIn(rest, "title") ?? "Tab";
    return `<TabItem value="${slug(label)}" label="${label}">\n`;
  },
  endtab: () => "\n</TabItem>",
  highlight: (rest) => `\`\`\`${rest.trim().split(/\s/)[0] ?? ""}`,
  endhighlight: () => "```",
  embed: (rest) => `[${quotedIn(rest, "url") ?? ""}](${quotedIn(rest, "url") ?? ""})`,
};

/** A tag of Liquid, GitBook, Hugo, or kramdown: `{% hint %}`, `{{< ref >}}`, `{{ site.url }}`, `{: .note }`. */
export function templateTag({ seen, reason }: SyntaxMistake): Diagnosis | undefined {
  const [tag, name = "", rest = ""] =
    /\{%-?\s*([\w-]+)(.*?)-?%\}|\{\{[<%].*?[>%]\}\}|\{:[^}]*\}/.exec(seen) ?? [];
  if (tag === undefined || !/acorn|closing brace/.test(reason)) return undefined;
  const other = Object.hasOwn(counterparts, name) ? counterparts[name]?.(rest) : undefined;
  if (other !== undefined)
    return {
      cause: `{% ${name} %} is a tag of another generator; here it is written otherwise.`,
      fix: seen.replace(tag, () => other),
    };
  const without = seen.replace(tag, "").trim();
  return {
    cause: `${tag} is a tag of another generator, and nothing here reads it.`,
    fix: without || `Remove the line: ${seen}`,
  };
}
