import { storageKeys } from "../storage-keys";
import { isLeaving } from "./leaving";
import { loadTwice } from "./load-twice";
import { allowReload, reloadOnce } from "./reload-once";

const once = storageKeys.renewedFor;

/** Never settles, because the document is being replaced. */
const never = new Promise<never>(() => undefined);

/** True if the server no longer has an address. For scripts, browsers do not report the status. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404 || answer?.status === 410;
}

/**
 * Loads code or data on demand. If it is gone because the site has been rebuilt, the page is reloaded, once. `files`: the
 * addresses of loaded data. @throws if loading fails for another reason, or again
 */
export async function loadOrRenew<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  try {
    const loaded = await loadTwice(load);
    allowReload(once);
    return loaded;
  } catch (error) {
    const { request } = (error ?? {}) as { request?: string };
    const gone = await Promise.all([...files, ...(request ? [request] : [])].map(isGone));
    if (gone.includes(true) && !isLeaving() && reloadOnce(location.href, once)) return never;
    throw error;
  }
}
