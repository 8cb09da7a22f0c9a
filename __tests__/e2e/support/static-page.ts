import { Parser } from "htmlparser2";

/** What the static HTML of a page says, without running a script. */
export interface StaticPage {
  title: string;
  /** Content of meta tags by name or property. */
  meta: Record<string, string>;
  canonical?: string;
  /** Addresses of links, as written. */
  links: string[];
  ids: Set<string>;
  /** Addresses below which the page fetches more ids. */
  folded: string[];
  /** Shown text, without code and diagrams. */
  prose: string;
  /** Shown text with code. */
  text: string;
}

const hidden = new Set(["script", "style", "noscript", "template", "head"]);
const code = new Set(["pre", "code", "svg"]);

/** Reads the HTML of a page. */
export function parsePage(html: string): StaticPage {
  const page: StaticPage = {
    title: "",
    meta: {},
    links: [],
    ids: new Set(),
    folded: [],
    prose: "",
    text: "",
  };
  const open: string[] = [];
  const inside = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  const parser = new Parser({
    onopentag(name, { id, href, rel, content = "", ...attributes }) {
      open.push(name);
      if (id) page.ids.add(id);
      if (name === "details" && attributes["data-path"]) page.folded.push(attributes["data-path"]);
      if (name === "a" && href) page.links.push(href);
      if (name === "link" && rel === "canonical") page.canonical = href;
      const key = attributes.name ?? attributes.property;
      if (name === "meta" && key) page.meta[key] = content;
    },
    ontext(text) {
      if (open.at(-1) === "title" && open.at(-2) === "head") page.title += text;
      if (inside(hidden)) return;
      page.text += text;
      if (!inside(code)) page.prose += text;
    },
    onclosetag() {
      open.pop();
      page.text += " ";
      page.prose += " ";
    },
  });
  parser.end(html);
  return page;
}
