import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { PostIndex } from "../../blog/post-index";

interface LoadedIndex {
  index?: PostIndex;
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

/** The index of all posts, fetched when `wanted` is first true. */
export function usePostIndex(address: string, wanted: boolean): LoadedIndex {
  const [index, setIndex] = useState<PostIndex>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || index || failed) return;
    let current = true;
    fetch(withPrefix(address))
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((loaded: PostIndex) => current && setIndex(loaded))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [address, wanted, index, failed]);
  return { index, failed, retry: () => setFailed(false) };
}
