import { text } from "../i18n/text";

const shownMs = 2000;
let region: HTMLElement | undefined;
let ending = 0;

/** Shows and announces a message for a moment. */
export function say(message: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "said";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  const said = region;
  // Screen readers announce changes of a region they know, not a region that arrives with its text.
  requestAnimationFrame(() => (said.textContent = message));
  clearTimeout(ending);
  ending = window.setTimeout(() => (said.textContent = ""), shownMs);
}

/** Copies the address of a heading when its anchor is clicked; the browser still follows the link. */
export function listenForHeadingLinks(): void {
  document.addEventListener("click", (event) => {
    const anchor = (event.target as Element | null)?.closest<HTMLAnchorElement>("a.anchor");
    if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey) return;
    navigator.clipboard?.writeText(anchor.href).then(
      () => say(text.linkCopied),
      () => undefined,
    );
  });
}
