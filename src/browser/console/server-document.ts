/** Key in the history state: the console opens when the page is back. */
const mark = "opensConsole";

const state = () => (history.state ?? {}) as Record<string, unknown>;

/** True if the document's Content Security Policy allows requests to servers. `develop` has no policy. */
function mayCallServers(): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return !policy || /connect-src[^;]* https:(?:[ ;]|$)/.test(policy.content);
}

/**
 * Only the documents of pages with a console allow requests to servers. If the reader came from another page, this page
 * is reloaded and then opens its console; nothing can have been typed yet. False if that is not necessary.
 */
export function loadForServers(): boolean {
  if (!SITE_REAL_SERVERS || mayCallServers() || !navigator.onLine) return false;
  history.replaceState({ ...state(), [mark]: true }, "");
  location.reload();
  return true;
}

/** True, once, in a document that was reloaded to open its console. */
export function wasLoadedForServers(): boolean {
  const { [mark]: isMarked, ...rest } = state();
  if (isMarked) history.replaceState(rest, "");
  return Boolean(isMarked);
}
