import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CrashView } from "../components/failure/CrashView";
import { text } from "../../i18n/text";
import { endLateLayout } from "../../browser/late-layout/late-layout";
import { routerIsLive } from "../../browser/navigation/guard-loader";
import { loadWholeStyles } from "../../browser/whole-styles";
import { showCrashPanel } from "../../browser/crash/crash-panel";
import { copyOfSentPage } from "../../browser/crash/sent-page";

/** Shows the crash page; returns its removal. */
function showCrashPage(container: Element, error: unknown, retry: () => void): () => void {
  const host = document.createElement("div");
  container.replaceChildren(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <CrashView error={error} onRetry={retry}>
        <a href={`${__PATH_PREFIX__}/`}>{text.home}</a>
      </CrashView>,
    ),
  );
  return () => root.unmount();
}

/** Back and Forward only change the address, because no router is running. */
function reloadOnReturn(): () => void {
  const address = () => location.pathname + location.search;
  const crashedAt = address();
  const onReturn = () => {
    if (address() !== crashedAt) location.reload();
  };
  addEventListener("popstate", onReturn);
  return () => removeEventListener("popstate", onReturn);
}

/**
 * Replaces a crashed application, which has been removed, with the page as sent and the error, or else with the crash
 * page. Links load documents.
 */
export function showSiteCrash(container: Element, error: unknown, retry: () => void): void {
  routerIsLive(false);
  endLateLayout();
  void loadWholeStyles();
  const tryAgain = () => {
    hide();
    container.replaceChildren();
    ignoreReturns();
    retry();
  };
  const ignoreReturns = reloadOnReturn();
  const sent = copyOfSentPage();
  if (sent) container.replaceChildren(sent);
  const hide = sent ? showCrashPanel(error, tryAgain) : showCrashPage(container, error, tryAgain);
}
