import { text } from "../i18n/text";
import { say } from "./say";

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
