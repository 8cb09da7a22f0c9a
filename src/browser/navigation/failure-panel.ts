import { text } from "../../i18n/text";

const className = "failure-banner";

interface Failure {
  title: string;
  /** One paragraph each. */
  reasons: readonly string[];
  label: string;
  onPress: () => void;
}

/** Removes the message about a failure. */
export function hideFailure(): void {
  document.querySelector(`.${className}`)?.remove();
}

/** Shows what failed and why, with a button. Plain DOM, because React may not be running. */
export function showPanel({ title, reasons, label, onPress }: Failure): void {
  hideFailure();
  const panel = document.createElement("div");
  panel.className = className;
  panel.setAttribute("role", "alert");
  const what = document.createElement("strong");
  what.textContent = title;
  const why = document.createElement("div");
  for (const reason of reasons) {
    const line = document.createElement("p");
    line.textContent = reason;
    why.append(line);
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onPress);
  panel.append(what, why, button);
  document.body.prepend(panel);
}

/** Shows which page could not be loaded and why, with a "Retry" button. */
export function showFailure(route: string, error: unknown, retry: () => void): void {
  showPanel({
    title: text.pageNotLoaded(route),
    reasons: [error instanceof Error ? error.message : text.pageDataNotLoaded],
    label: text.retry,
    onPress: retry,
  });
}
