import { text } from "../../i18n/text";
import { makeButton, makeElement } from "../make-element";

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
  const panel = makeElement(
    "div",
    { class: className, role: "alert" },
    makeElement("strong", {}, title),
    makeElement("div", {}, ...reasons.map((reason) => makeElement("p", {}, reason))),
    makeButton(label, onPress),
  );
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
