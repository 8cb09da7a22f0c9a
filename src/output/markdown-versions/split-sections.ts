import path from "node:path";
import { kebabCase } from "../../content/markdown/kebab-case";
import { text as words } from "../../i18n/llms-text";
import { freeName } from "../../openapi/slugs";
import type { MarkdownSection } from "./sections";

/** Bytes of one file: what an assistant reads in one go. */
const largestFile = 100_000;

/** A section, or a part of a long one, with its text. */
export interface WrittenSection {
  section: MarkdownSection;
  text: string;
}

/** Cuts a section into parts with as many pages as fit; a page that is longer alone is a part of its own. */
export async function splitSection(
  section: MarkdownSection,
  textOf: (section: MarkdownSection) => Promise<string>,
  taken: Set<string>,
  largest = largestFile,
): Promise<WrittenSection[]> {
  const parts: WrittenSection[] = [];
  const add = (pages: MarkdownSection["pages"], text: string) => {
    if (!parts.length) return void parts.push({ section: { ...section, pages }, text });
    const title = words.part(section.title, parts.length + 1);
    const file = `${path.posix.dirname(section.file)}/${freeName(kebabCase(title), taken)}.txt`;
    parts.push({ section: { ...section, title, file, pages }, text });
  };
  let rest = section.pages;
  const first = (count: number) => textOf({ ...section, pages: rest.slice(0, count) });
  for (;;) {
    const whole = await first(rest.length);
    const bytes = Buffer.byteLength(whole);
    if (bytes <= largest || rest.length === 1) {
      add(rest, whole);
      return parts;
    }
    // Making a text costs as much as its pages, so the search begins where pages of equal length would end.
    let count = Math.max(1, Math.floor((rest.length * largest) / bytes));
    let text = await first(count);
    const fits = (one: string) => Buffer.byteLength(one) <= largest;
    while (count > 1 && !fits(text)) text = await first(--count);
    for (let longer = await first(count + 1); fits(longer); longer = await first(count + 1)) {
      text = longer;
      count++;
    }
    add(rest.slice(0, count), text);
    rest = rest.slice(count);
  }
}
