import * as pool from "gatsby/dist/utils/worker/pool";
import { mustMatch } from "./must-match";
import * as child from "gatsby/dist/utils/worker/child/render-html";

type Task = (...args: never[]) => Promise<unknown>;

/** One call at a time, as in a worker. */
function inTurn<T extends Task>(task: T): T {
  let last: Promise<unknown> = Promise.resolve();
  const taken = (...args: Parameters<T>) =>
    (last = last.catch(() => undefined).then(() => task(...args)));
  return taken as T;
}

const nothing = () => [];

/** What Gatsby's build asks of its workers when queries do not run in them, done in this process. */
const here = {
  single: {
    renderHTMLProd: inTurn(child.renderHTMLProd),
    renderSlices: inTurn(child.renderSlices),
    renderPartialHydrationProd: inTurn(child.renderPartialHydrationProd),
  },
  // For queries.
  all: {
    loadConfigAndPlugins: nothing,
    setInferenceMetadata: nothing,
    buildSchema: nothing,
  },
  end: nothing,
};

/**
 * Writes the HTML of a build in the build's own process. Gatsby starts a worker with the build, which waits until the
 * pages are rendered, while the build then waits for it: 420 MB and 3 CPU seconds for 514 pages. With more than one
 * worker (`GATSBY_CPU_COUNT`) Gatsby's own way is faster, and is left as it is.
 */
export function renderHere(): void {
  if (process.env.gatsby_executing_command !== "build" || process.env.GATSBY_CPU_COUNT !== "1")
    return;
  const { renderHTMLProd, renderSlices } = child;
  const isKnown = [pool.create, renderHTMLProd, renderSlices].every(
    (one) => typeof one === "function",
  );
  mustMatch({ name: "render-here", decision: "0038-one-process" }, isKnown);
  Object.assign(pool, { create: () => here });
}
