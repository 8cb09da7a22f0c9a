import { sectionFolder } from "../../config/addresses/site-folders";
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
  const begin = (pages: MarkdownSection["pages"]): MarkdownSection => {
    if (!parts.length) return { ...section, pages };
    const title = words.part(section.title, parts.length + 1);
    const file = `/${sectionFolder}/${freeName(kebabCase(title), taken)}.txt`;
    return { ...section, title, file, pages };
  };
  const fits = (text: string) => Buffer.byteLength(text) <= largest;
  const whole = await textOf(section);
  if (fits(whole)) return [{ section, text: whole }];
  let rest = section.pages;
  while (rest.length) {
    let count = 1;
    let text = await textOf({ ...section, pages: rest.slice(0, 1) });
    for (let next = 2; next <= rest.length; next++) {
      const longer = await textOf({ ...section, pages: rest.slice(0, next) });
      if (!fits(longer)) break;
      [count, text] = [next, longer];
    }
    parts.push({ section: begin(rest.slice(0, count)), text });
    rest = rest.slice(count);
  }
  return parts;
}
