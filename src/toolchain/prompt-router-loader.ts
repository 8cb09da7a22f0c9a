import { mustMatch } from "./must-match";

const frame = "requestAnimationFrame(";

/**
 * A webpack loader that makes the router show a page at once. It would wait for the next frame, which has nothing new
 * to show, and forever in a hidden tab.
 */
export default function promptRouter(source: string): string {
  const parts = source.split(frame);
  mustMatch(
    { name: "prompt-router-loader", decision: "0028-pages-change-without-a-frame" },
    parts.length === 2,
  );
  return parts.join("queueMicrotask(");
}
