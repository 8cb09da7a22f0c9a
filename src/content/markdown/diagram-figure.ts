import { text } from "../../i18n/text";

/** A drawing on a page, with a button that enlarges it. All but the smallest scroll, so they take focus; `mark` is where to begin. */
export function diagramFigure(svg: string, mark?: number): string {
  const scrolls = /data-size="[^s]"/.test(svg) ? ' tabindex="0"' : "";
  const marked = mark === undefined ? "" : ` data-mark="${mark}"`;
  return (
    `<figure class="diagram"><div class="drawn"${scrolls}${marked}>${svg}</div>` +
    `<div class="code-bar"><button type="button" data-enlarge hidden>${text.enlarge}</button></div></figure>`
  );
}
