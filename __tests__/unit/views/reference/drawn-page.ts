import { Parser } from "htmlparser2";
import { addressMark } from "../../../../src/browser/reference/address-mark";
import type { Reference } from "../../../../src/views/reference/draw-reference";

interface Place {
  name: string;
  attributes: Record<string, string>;
}

/** Void elements. */
const empty = new Set(["img", "br", "hr", "input", "wbr"]);

/** The elements of HTML in order; fails if one is not closed correctly. */
export function elementsOf(html: string): Place[] {
  const elements: Place[] = [];
  const open: string[] = [];
  // As XML, so that nothing is closed implicitly.
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements.push({ name, attributes });
        if (!empty.has(name)) open.push(name);
      },
      onclosetag(name, implied) {
        if (empty.has(name)) return;
        const expected = open.pop();
        if (implied || expected !== name) throw new Error(`<${expected ?? ""}> ends as ${name}`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(html);
  return elements;
}

/** Every `id` in a page, in order. */
export const idsIn = (html: string) =>
  elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []);

/** Duplicate addresses, and addresses of links that no element has. */
export function wrongAddressesIn(html: string): { twice: string[]; dead: string[] } {
  const elements = elementsOf(html);
  const ids = new Set<string>();
  const twice = new Set<string>();
  for (const { attributes } of elements) {
    if (attributes.id === undefined) continue;
    if (ids.has(attributes.id)) twice.add(attributes.id);
    ids.add(attributes.id);
  }
  const dead = elements.flatMap(({ attributes: { href = "" } }) =>
    href.startsWith("#") && !ids.has(href.slice(1)) ? href : [],
  );
  return { twice: [...twice], dead: [...new Set(dead)] };
}

/** The text between the tags. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "\n")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');

/** The HTML of a part's file. */
export function partHtml({ files }: Reference, name: string): string {
  const file = files.find((one) => one.name === `${name}.json`);
  if (!file) throw new Error(`There is no file of the part ${name}.`);
  return JSON.parse(file.text) as string;
}

const place =
  /<details class="nested"([^>]*)>((?:(?!<details|<div class="facts" data-elsewhere)[\s\S])*)<div class="facts" data-elsewhere="([^"]*)">[^<]*<\/div>/g;

/** A page with every part inserted, as if a reader had opened a number of levels. */
export function openedPage(reference: Reference, html: string, levels: number): string {
  if (levels === 0) return html;
  const opened = html.replace(place, (whole, attributes: string, before: string, name: string) => {
    const path = /data-path="([^"]*)"/.exec(attributes)?.[1];
    if (!name || path === undefined) throw new Error(`A disclosure without a file: ${attributes}`);
    if (before.includes('<a href="#')) return whole;
    const inner = partHtml(reference, name).replaceAll(addressMark, path);
    return `<details class="nested"${attributes}>${before}<div>${inner}</div>`;
  });
  return openedPage(reference, opened, levels - 1);
}
