import { Parser } from "htmlparser2";

/** A link, button, field, or summary, with the name that a screen reader says. */
export interface Control {
  element: string;
  name: string;
}

/** What the static HTML of a page says, without running a script. */
export interface StaticPage {
  title: string;
  /** Language of the page. */
  lang: string;
  /** Content of meta tags by name or property. */
  meta: Record<string, string>;
  canonical?: string;
  /** Addresses of links, as written. */
  links: string[];
  ids: Set<string>;
  /** Ids that stand at more than one element. */
  repeatedIds: string[];
  /** Levels of the headings, in their order. */
  headings: number[];
  controls: Control[];
  /** Addresses below which the page fetches more ids. */
  folded: string[];
  /** Shown text, without code and diagrams. */
  prose: string;
  /** Shown text with code. */
  text: string;
}

const hidden = new Set(["script", "style", "noscript", "template", "head"]);
const code = new Set(["pre", "code", "svg"]);
const named = new Set(["a", "button", "summary"]);
const fields = new Set(["input", "select", "textarea"]);

/** Collects links, buttons and fields with their names: what they contain, an attribute, or a label. */
function controlReader() {
  const controls: (Control & { labelId?: string; isOpen: boolean })[] = [];
  const labels = new Map<string, string>();
  const label = { id: "", isOpen: false };
  const say = (text: string) => {
    for (const control of controls) if (control.isOpen) control.name += text;
    if (label.isOpen) labels.set(label.id, (labels.get(label.id) ?? "") + text);
  };
  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === "label") Object.assign(label, { id: attributes.for ?? "", isOpen: true });
      if (attributes.alt) say(attributes.alt);
      const isField = fields.has(name) && attributes.type !== "hidden";
      const isNamed = named.has(name) && (name !== "a" || attributes.href !== undefined);
      if (!isField && !isNamed) return say(attributes["aria-label"] ?? "");
      const own = attributes["aria-label"] ?? attributes["aria-labelledby"] ?? attributes.title;
      controls.push({
        element: name,
        name: own ?? (label.isOpen ? "in its label" : ""),
        ...(isField && attributes.id && { labelId: attributes.id }),
        isOpen: isNamed,
      });
    },
    say,
    close(name: string) {
      if (name === "label") label.isOpen = false;
      const last = controls.findLast((control) => control.isOpen && control.element === name);
      if (last) last.isOpen = false;
    },
    read: (): Control[] =>
      controls.map(({ element, name, labelId }) => ({
        element,
        name: name.trim() || (labelId ? (labels.get(labelId) ?? "") : "").trim(),
      })),
  };
}

/** Reads the HTML of a page. */
export function parsePage(html: string): StaticPage {
  const page: StaticPage = {
    title: "",
    lang: "",
    meta: {},
    links: [],
    ids: new Set(),
    repeatedIds: [],
    headings: [],
    controls: [],
    folded: [],
    prose: "",
    text: "",
  };
  const open: string[] = [];
  const controls = controlReader();
  const inside = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  const parser = new Parser({
    onopentag(name, { id, href, rel, content = "", ...attributes }) {
      open.push(name);
      if (name === "html") page.lang = attributes.lang ?? "";
      if (id && page.ids.has(id)) page.repeatedIds.push(id);
      if (id) page.ids.add(id);
      if (/^h[1-6]$/.test(name)) page.headings.push(Number(name[1]));
      if (!inside(hidden))
        controls.open(name, { ...attributes, ...(id && { id }), ...(href && { href }) });
      if (name === "details" && attributes["data-path"]) page.folded.push(attributes["data-path"]);
      if (name === "a" && href) page.links.push(href);
      if (name === "link" && rel === "canonical") page.canonical = href;
      const key = attributes.name ?? attributes.property;
      if (name === "meta" && key) page.meta[key] = content;
    },
    ontext(text) {
      if (open.at(-1) === "title" && open.at(-2) === "head") page.title += text;
      if (inside(hidden)) return;
      controls.say(text);
      page.text += text;
      if (!inside(code)) page.prose += text;
    },
    onclosetag() {
      controls.close(open.pop() ?? "");
      page.text += " ";
      page.prose += " ";
    },
  });
  parser.end(html);
  return { ...page, controls: controls.read() };
}
