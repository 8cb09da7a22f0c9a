import type { LoaderContext } from "webpack";

const head = "function doFetch(url, method = `GET`) {";
const replaced = `function doFetch(url, method = \`GET\`) {
  const held = method === \`GET\` && window.___heldFile && window.___heldFile(url)
  return held ? held.catch(() => doRequest(url, method)) : doRequest(url, method)
}
function doRequest(url, method) {`;

/** A webpack loader that makes Gatsby's loader take files that were requested ahead, instead of requesting them again. */
export default function requestsAhead(this: LoaderContext<unknown>, source: string): string {
  const parts = source.split(head);
  if (parts.length !== 2)
    this.emitError(
      new Error(`${this.resourcePath}: expected one "${head}", found ${parts.length - 1}.`),
    );
  return parts.join(replaced);
}
