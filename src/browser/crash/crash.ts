import { errorChain } from "./error-chain";

/** A page that threw while React drew it. */
export interface Crash {
  route: string;
  /** What was thrown, and its causes, a line each. */
  message: string;
  /** React's component stack, innermost first. */
  componentStack: string;
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

/** What `develop` says about a crash: file, line, and cause; undefined if it does not answer. */
export async function explainCrash(
  route: string,
  error: unknown,
  componentStack = "",
): Promise<string | undefined> {
  reloadAfterUpdate();
  const crash: Crash = { route, message: errorChain(error).join("\n"), componentStack };
  try {
    const response = await fetch(crashRoute, { method: "POST", body: JSON.stringify(crash) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
