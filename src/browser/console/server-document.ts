/** Key in the state of the history entry: the console is to be opened when the page is there again. */
const mark = "opensConsole";

const state = () => (history.state ?? {}) as Record<string, unknown>;

/** True where the policy of the document lets its scripts ask servers. In develop there is none. */
function mayAskServers(): boolean {
  const written = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return !written || /connect-src[^;]* https:(?:[ ;]|$)/.test(written.content);
}

/**
 * Where the console may ask real servers, but the reader came from a page without a console: only this page's own
 * document allows that, so it is loaded in the place of the other's, and opens the console then. Nothing can have been
 * typed yet: no console was opened in the other document. Says whether the page is loaded anew.
 */
export function loadForServers(): boolean {
  if (!SITE_REAL_SERVERS || mayAskServers() || !navigator.onLine) return false;
  history.replaceState({ ...state(), [mark]: true }, "");
  location.reload();
  return true;
}

/** True once in a document that was loaded to open its console. */
export function wasLoadedForServers(): boolean {
  const { [mark]: isMarked, ...rest } = state();
  if (isMarked) history.replaceState(rest, "");
  return Boolean(isMarked);
}
