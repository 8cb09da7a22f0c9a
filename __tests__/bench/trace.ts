import type { CDPSession } from "@playwright/test";

/** An event of Chromium's trace; times in µs. */
export interface TraceEvent {
  name: string;
  ph?: string;
  pid?: number;
  tid?: number;
  ts?: number;
  dur?: number;
  args?: {
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number };
    data?: { url?: string };
  };
}

/** Starts a trace, and returns what ends it and gives its events. */
export async function startTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "loading", "toplevel"] },
    transferMode: "ReportEvents",
  });
  return async () => {
    const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

/** Thrown for a trace that began after the page: Chromium now and then starts that of a new process late. */
export class LateTrace extends Error {}

/** The event at which a page replaces the one before it. @throws LateTrace */
export function commitOf(events: readonly TraceEvent[], url: string): TraceEvent {
  const commit = events.find(({ name, args }) => name === "CommitLoad" && args?.data?.url === url);
  if (!commit) throw new LateTrace(`The trace has no page ${url}`);
  return commit;
}

/** Loads a page, and again while its trace begins too late: five times at most. */
export async function untilTraced<Load>(load: () => Promise<Load>): Promise<Load> {
  for (let attempt = 1; ; attempt++)
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof LateTrace) || attempt === 5) throw error;
    }
}

/** A task is long from here, ms: what it takes beyond keeps input waiting. */
const longTask = 50;

/** Time in ms that long tasks keep the main thread of a page from input, each beyond its first 50 ms. @throws LateTrace */
export function blockingOf(events: readonly TraceEvent[], url: string): number {
  const commit = commitOf(events, url);
  return events
    .filter(({ name, ph, pid, tid }) => {
      const isTask = /^(?:ThreadControllerImpl::)?RunTask$/.test(name) && ph === "X";
      return isTask && pid === commit.pid && tid === commit.tid;
    })
    .filter(({ ts = 0 }) => ts > (commit.ts ?? 0))
    .toSorted((a, b) => (a.ts ?? 0) - (b.ts ?? 0))
    .reduce(
      // A task is told by two names at once: the inner one is part of the outer.
      ({ total, end }, { ts = 0, dur = 0 }) =>
        ts < end
          ? { total, end }
          : { total: total + Math.max(0, dur / 1000 - longTask), end: ts + dur },
      { total: 0, end: 0 },
    ).total;
}
