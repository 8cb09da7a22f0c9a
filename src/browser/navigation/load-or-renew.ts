import { storageKeys } from "../storage-keys";
import { isLeaving } from "./leaving";
import { loadTwice } from "./load-twice";
import { allowReload, reloadOnce } from "./reload-once";

const once = storageKeys.renewedFor;

/** Never settles: the document is on its way out. */
const never = new Promise<never>(() => undefined);

/** True of an address that the server does not have (any more). A browser does not tell that of a script. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404 || answer?.status === 410;
}

/**
 * Loads code or data of this build that the page asks for when it is wanted. What the server has no more belongs to a
 * build that has been replaced: the page is opened anew, once, with its address. `files` are the addresses of what is
 * loaded besides code.
 * @throws when it cannot be had, and the page was opened anew for that already
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
