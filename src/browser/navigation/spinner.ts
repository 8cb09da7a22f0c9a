import { text } from "../../i18n/text";
import { makeElement } from "../make-element";

let spinner: HTMLElement | undefined;

/** Shows and announces that a page is loading. */
export function showSpinner(): void {
  if (spinner) return;
  const label = makeElement("span", { class: "visually-hidden" }, text.loadingPage);
  spinner = makeElement("div", { class: "page-spinner", role: "status" }, label);
  document.body.append(spinner);
}

export function hideSpinner(): void {
  spinner?.remove();
  spinner = undefined;
}
