import type { Reporter } from "gatsby";
import * as pool from "gatsby/dist/utils/worker/pool";
import * as child from "gatsby/dist/utils/worker/child/render-html";
import { bundledLine } from "./bundled-line";
import type { PlacedCrash } from "./crash-problem";
import { gatsbyReporter } from "./gatsby-reporter";
import { mustMatch } from "./must-match";
import { reportCrashes } from "./report-crashes";

type Task = (...args: never[]) => Promise<unknown>;
type RenderTask = Parameters<typeof child.renderHTMLProd>[0];
type Rendered = Awaited<ReturnType<typeof child.renderHTMLProd>>;

/** Runs one call at a time, as a worker does; `atEnd` runs before the last call that waits returns. */
function inTurn<T extends Task>(task: T, atEnd?: () => Promise<void>): T {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const queued = (...args: Parameters<T>) => {
    waiting++;
    return (last = last
      .catch(() => undefined)
      .then(() => task(...args))
      .finally(() => (--waiting ? undefined : atEnd?.())));
  };
  return queued as T;
}

const nothing = () => [];
const crashes: PlacedCrash[] = [];

/** An error of `renderInTurn`, with the route that Gatsby adds. */
interface RenderError extends Error {
  componentStack?: string;
  context?: { path?: string };
}

/** Renders pages; where one throws, each by itself, so that all that throw are known. */
async function renderOrCollect(task: RenderTask): Promise<Rendered> {
  try {
    return await child.renderHTMLProd(task);
  } catch (thrown) {
    const { componentStack, context, message, stack } = thrown as RenderError;
    const place = bundledLine(stack ?? "");
    if (!context?.path || (componentStack === undefined && !place)) throw thrown;
    if (task.paths.length > 1)
      for (const page of task.paths) await renderOrCollect({ ...task, paths: [page] });
    else {
      const line = place?.where.line ? { thrown: place } : {};
      crashes.push({ route: context.path, message, componentStack: componentStack ?? "", ...line });
    }
    // Nobody reads it: the build ends when all pages are rendered.
    return { unsafeBuiltinsUsageByPagePath: {}, previewErrors: {}, slicesPropsPerPage: {} };
  }
}

async function endIfCrashed(): Promise<void> {
  if (crashes.length) await reportCrashes(crashes, gatsbyReporter<Reporter>());
}

/** Does what Gatsby's build asks of its workers in this process, if queries do not run in workers. */
const here = {
  single: {
    renderHTMLProd: inTurn(renderOrCollect, endIfCrashed),
    renderSlices: inTurn(child.renderSlices),
    renderPartialHydrationProd: inTurn(child.renderPartialHydrationProd),
  },
  // For queries.
  all: { loadConfigAndPlugins: nothing, setInferenceMetadata: nothing, buildSchema: nothing },
  end: nothing,
};

/**
 * Renders the HTML in the build's process. Gatsby's worker and the build would only wait for each other, at a cost of
 * 420 MB and 3 CPU seconds for 514 pages. With several workers (`GATSBY_CPU_COUNT`) Gatsby's way is faster, and stays.
 */
export function renderHere(): void {
  if (process.env.gatsby_executing_command !== "build" || process.env.GATSBY_CPU_COUNT !== "1")
    return;
  const { renderHTMLProd, renderSlices } = child;
  const replaced = [pool.create, renderHTMLProd, renderSlices];
  const areKnown = replaced.every((task) => typeof task === "function");
  mustMatch({ name: "render-here", decision: "0038-one-process" }, areKnown);
  Object.assign(pool, { create: () => here });
}
