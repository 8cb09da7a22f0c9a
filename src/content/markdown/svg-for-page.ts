import { escapeAttribute } from "./escape-html";

/** Natural widths in px from which a drawing gets a least width on a phone and is scrolled; see src/views/theme/diagram.css. */
const widths: [from: number, name: string][] = [
  [1080, "xl"],
  [720, "l"],
  [480, "m"],
];

/** Graphviz's own colours, by attribute; colours that an author sets stay. */
const colors: Record<string, string> = {
  'stroke="black"': 'stroke="var(--diagram-line)"',
  'fill="black"': 'fill="var(--diagram-line)"',
  'fill="lightgrey"': 'fill="var(--diagram-fill)"',
  'fill="white"': 'fill="var(--diagram-fill)"',
  // What a drawing marks (src/openapi/state-diagram.ts).
  'stroke="#0000fe"': 'stroke="var(--accent)"',
  'fill="#0000fe"': 'fill="var(--accent)"',
};

const idsIn = (svg: string) =>
  new Set([...svg.matchAll(/url\(#([^)"]+)\)/g)].map((match) => match[1] ?? ""));

/** Keeps only the ids that gradients are referred to by, with a prefix: several drawings share one page. */
function scopeIds(svg: string, prefix: string): string {
  const used = idsIn(svg);
  return svg
    .replace(/ id="([^"]*)"/g, (_, id: string) => (used.has(id) ? ` id="${prefix}-${id}"` : ""))
    .replace(/url\(#([^)"]+)\)/g, `url(#${prefix}-$1)`);
}

/** Colours and size of the text are the page's; only a size that differs from the usual one is kept. */
function plainText(svg: string): string {
  return svg.replace(/<text [^>]*>/g, (tag) =>
    tag
      .replace(' xml:space="preserve"', "")
      .replace(/ font-family="[^"]*"/, "")
      .replace(/ font-size="([\d.]+)"/, (_, size: string) => ` font-size="${Number(size)}"`)
      .replace("<text ", / fill="/.test(tag) ? "<text " : '<text fill="var(--diagram-text)" '),
  );
}

/** Drops what only a lone SVG file needs: prologue, comments, tooltips, links (their place is the text), classes. */
function bare(svg: string): string {
  return svg
    .slice(svg.indexOf("<svg"))
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/<title>[\s\S]*?<\/title>\n?/g, "")
    .replace(/<a [^>]*>\n?|<\/a>\n?/g, "")
    .replace(/ class="[^"]*"/g, "")
    .replace(/ style="(stop-[^"]*)"/g, (_, style: string) =>
      style.replace(
        /([\w-]+):([^;]+);?/g,
        (_all, key: string, value: string) => ` ${key}="${value}"`,
      ),
    )
    .replace("scale(1 1) rotate(0) ", "")
    .replace(/<[^>]*>/g, (tag) => tag.replace(/(\d+\.\d)\d+/g, "$1"))
    .replace(/>\n+</g, "><")
    .trim();
}

/** Graphviz's SVG made fit for a page: follows light and dark, scales, has an accessible name and no foreign ids. */
export function svgForPage(svg: string, { label, id }: { label: string; id: string }): string {
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const size = widths.find(([from]) => Number(width) >= from)?.[1] ?? "s";
  const body = Object.entries(colors).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    plainText(scopeIds(bare(svg), id)),
  );
  return body.replace(
    /<svg [^>]*>/,
    `<svg role="img" aria-label="${escapeAttribute(label)}" data-size="${size}" ` +
      `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}" ` +
      `viewBox="0 0 ${Number(width)} ${Number(height)}">`,
  );
}
