import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { PostIndex } from "../../../content/blog/post-index";
import { loadOrRenew } from "../../../browser/navigation/load-or-renew";

/** The index of all posts, fetched when `wanted` is first true; `retry` fetches it again after a failure. */
export function usePostIndex(address: string, wanted: boolean) {
  const [index, setIndex] = useState<PostIndex>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || index || failed) return;
    let current = true;
    const file = withPrefix(address);
    const load = () =>
      fetch(file).then((response): Promise<PostIndex> =>
        response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
      );
    loadOrRenew(load, [file])
      .then((loaded) => current && setIndex(loaded))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [address, wanted, index, failed]);
  return { index, failed, retry: () => setFailed(false) };
}
