import type { LoaderContext } from "webpack";

const frame = "requestAnimationFrame(";

/**
 * A webpack loader that makes the router show a page at once. It would wait for the next frame, which has nothing new
 * to show, and forever in a hidden tab.
 */
export default function promptRouter(this: LoaderContext<unknown>, source: string): string {
  const parts = source.split(frame);
  if (parts.length !== 2)
    this.emitError(
      new Error(`${this.resourcePath}: expected one "${frame}", found ${parts.length - 1}.`),
    );
  return parts.join("queueMicrotask(");
}
