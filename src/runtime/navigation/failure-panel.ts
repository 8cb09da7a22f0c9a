import { text } from "../../i18n/text";

const className = "failure-banner";

/** Takes the text about a page that could not be loaded away. */
export function hideFailure(): void {
  document.querySelector(`.${className}`)?.remove();
}

/**
 * Says which page could not be loaded, and why, with a button that tries again. Plain DOM: on a first load
 * that failed there is no React.
 */
export function showFailure(route: string, error: unknown, retry: () => void): void {
  hideFailure();
  const panel = document.createElement("div");
  panel.className = className;
  panel.setAttribute("role", "alert");
  const title = document.createElement("strong");
  title.textContent = text.pageNotLoaded(route);
  const reason = document.createElement("p");
  reason.textContent = error instanceof Error ? error.message : text.pageDataNotLoaded;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text.retry;
  button.addEventListener("click", retry);
  panel.append(title, reason, button);
  document.body.prepend(panel);
}
