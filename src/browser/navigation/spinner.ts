import { text } from "../../i18n/text";

let spinner: HTMLElement | undefined;

/** Shows and announces that a page is loading. */
export function showSpinner(): void {
  if (spinner) return;
  spinner = document.createElement("div");
  spinner.className = "page-spinner";
  spinner.setAttribute("role", "status");
  const label = document.createElement("span");
  label.className = "visually-hidden";
  label.textContent = text.loadingPage;
  spinner.append(label);
  document.body.append(spinner);
}

/** Removes the spinner. */
export function hideSpinner(): void {
  spinner?.remove();
  spinner = undefined;
}
