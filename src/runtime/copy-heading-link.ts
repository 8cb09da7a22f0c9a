import { text } from "../i18n/en";

const shownMs = 2000;
let region: HTMLElement | undefined;

/** Tells readers of all kinds what has happened, in one line that goes away again. */
export function say(message: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "said";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  region.textContent = message;
  setTimeout(() => region && (region.textContent = ""), shownMs);
}

/** Copies the address of a heading when its anchor is clicked; the address bar gets it too, as with any link. */
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
