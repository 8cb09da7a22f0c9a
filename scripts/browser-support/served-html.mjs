import { Parser } from "htmlparser2";
import { compatData } from "./compat-data.mjs";
import { lackOf } from "./support.mjs";

const { elements, global_attributes: everywhere } = compatData.html;

/**
 * Elements and attributes of a page that the oldest browsers lack, each once: `<search>`, `<details name>`.
 * @param {string} html @param {import("./support.mjs").Floors} floors
 */
export function newerHtml(html, floors) {
  /** @type {Set<string>} */
  const found = new Set();
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = elements?.[name];
      if (lackOf(element?.__compat, floors)) found.add(`<${name}>`);
      for (const attribute of Object.keys(attributes)) {
        const entry = element?.[attribute] ?? everywhere?.[attribute];
        if (lackOf(entry?.__compat, floors)) found.add(`<${name} ${attribute}>`);
      }
    },
  });
  parser.end(html);
  return [...found];
}
