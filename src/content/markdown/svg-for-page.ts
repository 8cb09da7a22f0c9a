import { escapeAttribute } from "./escape-html";

/**
 * Natural widths in px from which a drawing may not be shrunk, on a phone or anywhere: src/views/theme/diagram.css. Its
 * smallest text has 12 px and must keep 11, and a column has 340 px or 670.
 */
const widths: [from: number, name: string][] = [
  [730, "l"],
  [371, "m"],
];

/** Graphviz's default colors, by attribute; authors' colors stay. */
const colors: Record<string, string> = {
  'stroke="black"': 'stroke="var(--diagram-line)"',
  'fill="black"': 'fill="var(--diagram-line)"',
  'fill="lightgrey"': 'fill="var(--diagram-fill)"',
  'fill="white"': 'fill="var(--diagram-fill)"',
  // Marks of src/openapi/state-diagram.ts.
  'stroke="#0000fe"': 'stroke="var(--accent)"',
  'fill="#0000fe"': 'fill="var(--accent)"',
  'fill="#0000fd"': 'fill="var(--accent-soft)"',
  'fill="#0000fc"': 'fill="var(--bg-hover)"',
};

const idsIn = (svg: string) =>
  new Set([...svg.matchAll(/url\(#([^)"]+)\)/g)].map((match) => match[1] ?? ""));

/** Keeps only ids that gradients need, with a prefix, because several drawings share a page. */
function scopeIds(svg: string, prefix: string): string {
  const used = idsIn(svg);
  return svg
    .replace(/ id="([^"]*)"/g, (_, id: string) => (used.has(id) ? ` id="${prefix}-${id}"` : ""))
    .replace(/url\(#([^)"]+)\)/g, `url(#${prefix}-$1)`);
}

/** Sizes that Graphviz reckons with, and those of the letters. An author's own stay. */
const sizes: Record<string, number> = { "14.6": 14, "12.6": 12 };
const shownSize = (written: string) => sizes[String(Number(written))] ?? Number(written);

/** Leaves color and font of texts to the page's CSS. */
function plainText(svg: string): string {
  return svg.replace(/<text [^>]*>/g, (tag) =>
    tag
      .replace(' xml:space="preserve"', "")
      .replace(/ font-family="[^"]*"/, "")
      .replace(/ font-size="([\d.]+)"/, (_, size: string) => ` font-size="${shownSize(size)}"`)
      .replace("<text ", / fill="/.test(tag) ? "<text " : '<text fill="var(--diagram-text)" '),
  );
}

/** A place on this page or on another one of this site. */
const placeOfSite = /^(?:#|\/(?!\/))[\w./#~*-]*$/;

/** Keeps links of nodes to places of this site. What else can be pressed belongs in the text. */
const plainLinks = (svg: string) =>
  svg.replace(/<a ([^>]*)>\n?([\s\S]*?)<\/a>\n?/g, (_, attributes: string, inner: string) => {
    const [, href = ""] = /xlink:href="([^"]*)"/.exec(attributes) ?? [];
    return placeOfSite.test(href) && href !== "#" ? `<a href="${href}">${inner}</a>` : inner;
  });

const hasLink = (svg: string) => svg.includes("<a href=");

/** In a drawing with links, its label says the rest. */
const silentEdges = (svg: string) =>
  hasLink(svg)
    ? svg.replace(/<g (?:id="[^"]*" )?class="edge"(?: id="[^"]*")?>/g, '<g aria-hidden="true">')
    : svg;

/** Drops what only a separate SVG file needs: prologue, comments, tooltips, classes. */
function bare(svg: string): string {
  return (
    silentEdges(plainLinks(svg))
      .slice(svg.indexOf("<svg"))
      .replace(/<!--[\s\S]*?-->\n?/g, "")
      .replace(/<title>[\s\S]*?<\/title>\n?/g, "")
      .replace(/ class="[^"]*"/g, "")
      .replace(/ style="(stop-[^"]*)"/g, (_, style: string) =>
        style.replace(
          /([\w-]+):([^;]+);?/g,
          (_all, key: string, value: string) => ` ${key}="${value}"`,
        ),
      )
      .replace("scale(1 1) rotate(0) ", "")
      .replace(/<(?!a )[^>]*>/g, (tag) => tag.replace(/(\d+\.\d)\d+/g, "$1"))
      // Lines by whole pixels, which are sharp and take a fifth fewer bytes.
      .replace(/ d="[^"]*"/g, (line) => line.replace(/-?\d+\.\d+/g, (at) => `${Math.round(+at)}`))
      .replace(/>\n+</g, "><")
      .trim()
  );
}

/** Adapts Graphviz's SVG to a page: color modes, scaling, an accessible name, and unique ids. */
export function svgForPage(svg: string, { label, id }: { label: string; id: string }): string {
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const size = widths.find(([from]) => Number(width) >= from)?.[1] ?? "s";
  const body = Object.entries(colors).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    plainText(scopeIds(bare(svg), id)),
  );
  return body.replace(
    /<svg [^>]*>/,
    `<svg role="${hasLink(body) ? "group" : "img"}" aria-label="${escapeAttribute(label)}" data-size="${size}" ` +
      `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}" ` +
      `viewBox="0 0 ${Number(width)} ${Number(height)}">`,
  );
}
