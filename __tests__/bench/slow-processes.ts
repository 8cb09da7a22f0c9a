import type { Browser } from "@playwright/test";

/** How much slower the CPU is. */
const slowdown = 4;
/** Milliseconds that a process may run at a time. */
const slice = 6;

async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/**
 * Lets the pages of a browser run a quarter of the time, with all their threads: the throttling of the browser itself
 * leaves workers out. Ends when the returned function is called.
 */
export async function slowProcesses(browser: Browser): Promise<() => void> {
  const pids = await renderersOf(browser);
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // It has ended.
      }
  };
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const turn = (runs: boolean) => {
    if (isOver) return;
    signal(runs ? "SIGCONT" : "SIGSTOP");
    timer = setTimeout(() => turn(!runs), runs ? slice : slice * (slowdown - 1));
  };
  turn(true);
  return () => {
    isOver = true;
    clearTimeout(timer);
    signal("SIGCONT");
  };
}
