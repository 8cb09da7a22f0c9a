import { toString as textOf } from "mdast-util-to-string";
import { textAttributes, type Jsx } from "../../../config/html/jsx";
import { nearestAdmonition } from "../remark/admonition-types";

type Texts = ReadonlyMap<string, string>;

const admonitions = /^(?:Aside|Callout|Note|Tip|Info|Warning|Danger|Caution|Alert)$/;

/** Starlight's `<Aside type="tip" title="Mind">` and the like, with what they say. */
function admonition(name: string, texts: Texts): string {
  const title = texts.get("title");
  const type = texts.get("type") ?? name.toLowerCase();
  return `<Admonition type="${nearestAdmonition(type)}"${title ? ` title="${title}"` : ""}>`;
}

/** A tab under another name, or without a value. */
function tab(texts: Texts): string {
  const label = texts.get("label") ?? texts.get("title") ?? texts.get("value") ?? "A";
  const value = texts.get("value") ?? label.toLowerCase().replace(/\W+/g, "-");
  return `<TabItem value="${value}" label="${label}">`;
}

function fence(texts: Texts): string {
  const title = texts.get("title");
  const lang = texts.get("language") ?? texts.get("lang") ?? "text";
  return `\`\`\`${lang}${title ? ` title="${title}"` : ""}\n${texts.get("code") ?? "…"}\n\`\`\``;
}

const folded = (texts: Texts) =>
  `<details>\n<summary>${texts.get("title") ?? texts.get("summary") ?? "More"}</summary>\n\nText\n\n</details>`;

const picture = (texts: Texts) =>
  `![${texts.get("alt") ?? "What the image shows"}](${texts.get("src") ?? "./picture.png"})`;

/** What components of other generators are here, as lines to paste. */
const elsewhere: [name: RegExp, fix: (texts: Texts, text: string, name: string) => string][] = [
  [admonitions, (texts, _, name) => admonition(name, texts)],
  [/^(?:CodeGroup|TabGroup|TabList)$/, () => "<Tabs>"],
  [/^(?:Tab|CodeGroupItem|TabPanel)$/, (texts) => tab(texts)],
  [/^(?:CodeBlock|Code|Terminal)$/, (texts) => fence(texts)],
  [/^(?:Image|Img|ThemedImage|Picture|Frame)$/, (texts) => picture(texts)],
  [/^(?:Details|Accordion|Expandable|Collapse|Collapsible)$/, (texts) => folded(texts)],
  [/^(?:Badge|Highlight|Label|Tag)$/, (texts, text) => `**${text || texts.get("text") || "…"}**`],
  [/^Steps?$/, () => "1. …"],
  [/^Card$/, (texts) => `### ${texts.get("title") ?? "Title"}`],
  [/^DocCardList$/, () => "- [Introduction](/docs/intro)"],
  [/^FileTree$/, () => "```text\n…\n```"],
  [/^Translate$/, (_, text) => text || "Text"],
  [/^(?:YouTube|Youtube|Video|Vimeo)$/, () => "[What it shows](https://…)"],
];

/** What only arranges its content, or stands for nothing that a page here has. */
const idle =
  /^(?:CardGrid|CardGroup|Cards|Columns?|Grid|Row|Col|Container|Icon|BrowserOnly|ClientOnly|Head|Content|Fragment|AccordionGroup|Accordions|Spacer|Badges)$/;

/** A component that is a link: Starlight's `<LinkCard>`, `<LinkButton>`. */
function link(name: string, texts: Texts, text: string): string | undefined {
  const href = texts.get("href") ?? texts.get("to");
  return href !== undefined && /link|button|card/i.test(name)
    ? `[${texts.get("title") ?? (text || "text")}](${href})`
    : undefined;
}

/** What to write for a component of another generator; undefined where it is none that many have. */
export function foreignComponent(node: Jsx): string | undefined {
  const name = node.name ?? "";
  const texts = new Map(textAttributes(node));
  const text = textOf(node).trim();
  const linked = link(name, texts, text);
  if (linked !== undefined) return linked;
  if (idle.test(name))
    return node.children.length ? `Remove <${name}> and </${name}>` : `Remove <${name}>`;
  return elsewhere.find(([pattern]) => pattern.test(name))?.[1](texts, text, name);
}
