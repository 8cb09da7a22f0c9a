import { errorChain } from "./error-chain";
import { text } from "../../i18n/text";
import { makeElement } from "../make-element";
import { hideFailure, showPanel } from "../navigation/failure-panel";

/** Shows the error with its causes and a "Try again" button over a page that can still be read; returns its removal. */
export function showCrashPanel(error: unknown, retry: () => void): () => void {
  const [first = "", ...causes] = errorChain(error);
  showPanel({
    title: text.pageCrashed,
    reasons: [first, ...causes.map((cause) => `${text.causedBy} ${cause}`)],
    label: text.tryAgain,
    onPress: retry,
  });
  // The first title in the document counts; the page's own stays for later.
  const title = makeElement("title", {}, text.pageError);
  document.head.prepend(title);
  return () => {
    hideFailure();
    title.remove();
  };
}
