import { mustMatch } from "./must-match";

const head = "function doFetch(url, method = `GET`) {";
const replaced = `function doFetch(url, method = \`GET\`) {
  const held = method === \`GET\` && window.___heldFile && window.___heldFile(url)
  return held ? held.catch(() => doRequest(url, method)) : doRequest(url, method)
}
function doRequest(url, method) {`;

/** A webpack loader that makes Gatsby's loader take files that were requested ahead, instead of requesting them again. */
export default function requestsAhead(source: string): string {
  const parts = source.split(head);
  mustMatch(
    { name: "requests-ahead-loader", decision: "0051-prefetching-by-measurement" },
    parts.length === 2,
  );
  return parts.join(replaced);
}
