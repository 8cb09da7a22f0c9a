/** As in src/views/head-links.tsx. */
const family = "Geist";
const widthOf = (probe: HTMLElement, fontFamily: string) => {
  probe.style.fontFamily = fontFamily;
  return probe.offsetWidth;
};

/** True when text is drawn with the site's own font. */
function isFontUsed(): boolean {
  const probe = document.createElement("span");
  probe.style.cssText = "position:absolute;visibility:hidden;font-size:100px;white-space:nowrap";
  probe.textContent = "immediately";
  document.body.append(probe);
  const isUsed = widthOf(probe, `${family},monospace`) !== widthOf(probe, "monospace");
  probe.remove();
  return isUsed;
}

/**
 * Does without the font until the next document where it came too late for the first paint. It is an optional one, so
 * the browser does too, but forgets that when a style sheet is added: the text would change its font, and move.
 */
export function leaveLateFont(): void {
  if (!isFontUsed()) document.querySelector("style[data-font]")?.remove();
}
