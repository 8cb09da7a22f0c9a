import { text } from "../../i18n/text";

let spinner: HTMLElement | undefined;

/** Shows that a page is being loaded, and says so to those who do not see it. */
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

/** Takes the spinner away. */
export function hideSpinner(): void {
  spinner?.remove();
  spinner = undefined;
}
