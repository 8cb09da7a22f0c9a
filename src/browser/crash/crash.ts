import { errorChain } from "./error-chain";

/** A page that threw while React drew it. */
export interface Crash {
  route: string;
  /** What was thrown, and its causes, a line each. */
  message: string;
  /** React's component stack, innermost first; empty if code threw while it was loaded. */
  componentStack: string;
  /** The stack of what was thrown, in develop. */
  stack?: string;
}

/** Where `develop` answers a crash with the file and line that it comes from. */
export const crashRoute = "/__crash";

interface HotModule {
  hot?: { addStatusHandler(handle: (status: string) => void): void };
}

/** Loads the page again when a saved file has arrived: React keeps the component that threw. */
function reloadAfterUpdate(): void {
  (module as HotModule).hot?.addStatusHandler((status) => {
    if (status === "idle") window.location.reload();
  });
}

/** Gatsby's own overlay shows the same error, often in code of packages, and covers the page. */
function hideOverlay(): void {
  const { _gatsbyEvents: events } = window as { _gatsbyEvents?: unknown[] };
  events?.push(["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]);
}

/** What `develop` says about a crash: file, line, and cause; undefined if it does not answer. */
export async function explainCrash(
  route: string,
  error: unknown,
  componentStack = "",
): Promise<string | undefined> {
  reloadAfterUpdate();
  const message = errorChain(error).join("\n");
  const stack = error instanceof Error ? error.stack : undefined;
  const crash: Crash = { route, message, componentStack, ...(stack && { stack }) };
  try {
    const response = await fetch(crashRoute, { method: "POST", body: JSON.stringify(crash) });
    if (!response.ok) return undefined;
    const text = await response.text();
    hideOverlay();
    return text;
  } catch {
    return undefined;
  }
}
