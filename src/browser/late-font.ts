/** As in src/views/head-links.tsx. */
const family = "Geist";
const widthOf = (probe: HTMLElement, fontFamily: string) => {
  probe.style.fontFamily = fontFamily;
  return probe.offsetWidth;
};

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
 * Removes the font if it came too late for the first paint. It is `optional`, so the browser does not use it either, but
 * browsers forget that when a style sheet is added: the text would change its font and move.
 */
export function leaveLateFont(): void {
  if (!isFontUsed()) document.querySelector("style[data-font]")?.remove();
}
