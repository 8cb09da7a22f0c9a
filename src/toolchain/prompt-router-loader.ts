import type { LoaderContext } from "webpack";

const frame = "requestAnimationFrame(";

/**
 * A webpack loader for the router: the page changes when the address has changed. The router as it is waits for the next
 * frame, in which there is nothing new to be seen yet, and in a hidden tab for ever.
 */
export default function promptRouter(this: LoaderContext<unknown>, source: string): string {
  const parts = source.split(frame);
  if (parts.length !== 2)
    this.emitError(
      new Error(`${this.resourcePath}: expected one "${frame}", found ${parts.length - 1}.`),
    );
  return parts.join("queueMicrotask(");
}
