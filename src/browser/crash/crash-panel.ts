import { errorChain } from "./error-chain";
import { text } from "../../i18n/text";
import { hideFailure, showPanel } from "../navigation/failure-panel";

/**
 * Says that the page crashed, over a page that can still be read: the error with all its causes, and a button that tries
 * again. Returns what takes it away.
 */
export function showCrashPanel(error: unknown, retry: () => void): () => void {
  const [first = "", ...causes] = errorChain(error);
  showPanel({
    title: text.pageCrashed,
    reasons: [first, ...causes.map((cause) => `${text.causedBy} ${cause}`)],
    label: text.tryAgain,
    onPress: retry,
  });
  // The first one in the document counts; the page's own stays for later.
  const title = document.createElement("title");
  title.textContent = text.pageError;
  document.head.prepend(title);
  return () => {
    hideFailure();
    title.remove();
  };
}
