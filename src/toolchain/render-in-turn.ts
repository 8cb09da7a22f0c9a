import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

let last: Promise<void> = Promise.resolve();
let end: () => void = () => undefined;

/**
 * Renders a page to HTML when no other page is being rendered. react-helmet collects head tags in one global list,
 * and Gatsby renders two pages at a time in one process: without turns a page gets the title of another.
 */
export async function renderInTurn(args: ReplaceRendererArgs): Promise<void> {
  const { bodyComponent, replaceBodyHTMLString } = args;
  const before = last;
  let done: () => void = () => undefined;
  last = new Promise((resolve) => (done = resolve));
  await before;
  try {
    replaceBodyHTMLString(renderToString(bodyComponent));
    end = done;
  } catch (error) {
    done();
    throw error;
  }
}

/** Ends the turn of the page being rendered; to be called when its head tags have been taken. */
export function endTurn(): void {
  end();
}
