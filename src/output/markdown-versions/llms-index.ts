import { groupBy } from "../../config/group-by";
import { text as words } from "../../i18n/llms-text";
import { headingMarkdown, linkMarkdown, textMarkdown } from "./markdown-text";
import type { MarkdownSection } from "./sections";

/** Content of llms.txt, see https://llmstxt.org */
export interface LlmsIndex {
  title: string;
  description: string;
  /** Their pages are listed one by one. */
  listed: readonly MarkdownSection[];
  /** Too many pages for a list: their overview and their file. */
  summed: readonly MarkdownSection[];
  files: readonly { label: string; address: string; about: string }[];
}

interface LlmsPages {
  /** Absolute address of a page's Markdown version or of a file. */
  linkTo(route: string): string;
  /** One sentence about a page. */
  about(route: string): string | undefined;
}

const line = (label: string, address: string, about: string | undefined) =>
  `- ${linkMarkdown(label, address)}${about ? `: ${textMarkdown(about)}` : ""}`;

/** llms.txt: the index of the site for language models. */
export function llmsText(index: LlmsIndex, { linkTo, about }: LlmsPages): string {
  const listed = index.listed.map(({ title, pages, file }) => {
    const lines = pages.map(({ label, to }) => line(label, linkTo(to), about(to)));
    const whole = line(words.inOneFile(title), linkTo(file), words.pages(pages.length));
    return `${headingMarkdown(2, title)}\n\n${[...lines, whole].join("\n")}`;
  });
  const byGroup = groupBy(index.summed, ({ group }) => [group]);
  const summed = [...byGroup].map(([group, sections]) => {
    const lines = sections.map(({ title, file, pages }) => {
      const [first] = pages;
      const isOverview = first?.label === title;
      const all = words.pages(pages.length);
      return line(title, linkTo(file), `${(isOverview && about(first.to)) || ""} ${all}`.trim());
    });
    return `${headingMarkdown(2, group)}\n\n${lines.join("\n")}`;
  });
  const files = index.files.map(({ label, address, about: text }) =>
    line(label, linkTo(address), text),
  );
  return `${[
    headingMarkdown(1, index.title),
    `> ${textMarkdown(index.description)}`,
    words.lead,
    ...listed,
    ...summed,
    ...(files.length ? [`## Optional\n\n${files.join("\n")}`] : []),
  ].join("\n\n")}\n`;
}
