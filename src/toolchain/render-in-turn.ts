import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { errorChain } from "../browser/crash/error-chain";

let last: Promise<void> = Promise.resolve();
let end: () => void = () => undefined;

/** The components around the one that throws. `renderToString` does not tell, so the page is drawn again. */
const componentStack = (page: ReactNode) =>
  new Promise<string>((resolve) => {
    renderToPipeableStream(page, {
      onError: (_, { componentStack: stack }) => resolve(stack ?? ""),
      onAllReady: () => resolve(""),
    });
  });

/** What a page threw, which can be anything, as an error with React's component stack. */
async function crash(thrown: unknown, page: ReactNode): Promise<Error> {
  const error = new Error(errorChain(thrown).join("\n"), { cause: thrown });
  if (thrown instanceof Error) error.stack = thrown.stack;
  return Object.assign(error, { componentStack: await componentStack(page) });
}

/**
 * Renders one page at a time. Gatsby renders two at once in one process, and react-helmet collects head tags in one
 * global list, so a page could get the title of another.
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
    const crashed = await crash(error, bodyComponent);
    done();
    throw crashed;
  }
}

/** Lets the next page render; to be called after the head tags of this one were read. */
export const endTurn = (): void => end();
