import type { Browser, Page } from "@playwright/test";
import { loadNothingAhead } from "../e2e/support/requests";
import { percentile } from "./navigation";
import { playSession, type Pace, type Played } from "./play-session";
import { sessions } from "./reading-sessions";
import { kilobytes, table } from "./table";

/** What all sessions cost on one line. */
export interface SessionTotals {
  sessions: number;
  clicks: number;
  p50: number;
  p95: number;
  ahead: number;
  aborted: number;
  /** Share of the pages loaded ahead that were opened. */
  precision: number;
  bytesPerOpenedPage: number;
}

interface Line {
  pace: Pace;
  /** Round trip in ms, and bytes per second; undefined for the line as it is. */
  network?: readonly [latency: number, bytesPerSecond: number];
  cpu?: number;
  savesData?: boolean;
  /** Share of what is loaded ahead that must be opened. */
  leastPrecision?: number;
}

const mbit = 1_000_000 / 8;
const hasty: Pace = { look: 1200, pass: 30, rest: 150 };
const patient: Pace = { look: 2500, pass: 50, rest: 400 };

export const lines: Record<string, Line> = {
  fast: { pace: hasty, leastPrecision: 0.3 },
  "4G": { pace: hasty, network: [60, 9 * mbit], leastPrecision: 0.4 },
  slow: { pace: patient, network: [150, 1.6 * mbit], cpu: 4, leastPrecision: 0.6 },
  saver: { pace: hasty, network: [150, 1.6 * mbit], savesData: true },
};

async function setLine(page: Page, { network, cpu, savesData }: Line): Promise<void> {
  if (savesData) await loadNothingAhead(page);
  // What the site measures is tested, not what this browser says of a line that it slows itself.
  else
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: undefined, configurable: true }),
    );
  const session = await page.context().newCDPSession(page);
  if (cpu) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (!network) return;
  const [latency, downloadThroughput] = network;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput: downloadThroughput / 2,
  });
}

function totals(all: readonly Played[]): SessionTotals {
  const sum = (of: (one: Played) => number) => all.reduce((so, one) => so + of(one), 0);
  const clicks = all.flatMap((one) => one.clicks);
  const ahead = sum((one) => one.ahead);
  return {
    sessions: all.length,
    clicks: clicks.length,
    p50: Math.round(percentile(clicks, 0.5)),
    p95: Math.round(percentile(clicks, 0.95)),
    ahead,
    aborted: sum((one) => one.aborted),
    precision: ahead ? sum((one) => one.aheadAndOpened) / ahead : 1,
    bytesPerOpenedPage: Math.round(sum((one) => one.bytes) / sum((one) => one.opened)),
  };
}

/** Plays the reading sessions on each kind of line. `SESSIONS=5 LINES=fast,slow` plays some of them. */
export async function measureSessions(
  browser: Browser,
  url: string,
): Promise<Record<string, SessionTotals>> {
  const { SESSIONS, LINES } = process.env;
  const every = Math.max(1, Math.floor(sessions.length / Number(SESSIONS ?? sessions.length)));
  const measured: Record<string, SessionTotals> = {};
  for (const [name, line] of Object.entries(lines)) {
    if (LINES && !LINES.split(",").includes(name)) continue;
    const played: Played[] = [];
    for (const session of sessions.filter((_, index) => index % every === 0)) {
      const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
      const page = await context.newPage();
      await setLine(page, line);
      played.push(await playSession(page, url, session, line.pace));
      await context.close();
    }
    measured[name] = totals(played);
  }
  return measured;
}

/** Lines on which too little of what is loaded ahead is opened. */
export function wasteful(measured: Record<string, SessionTotals>): string[] {
  return Object.entries(measured).flatMap(([name, { precision, ahead }]) => {
    const { leastPrecision, savesData } = lines[name] ?? {};
    if (savesData && ahead > 0) return [`${name}: ${ahead} pages were loaded ahead`];
    return leastPrecision !== undefined && precision < leastPrecision
      ? [`${name}: precision ${precision.toFixed(2)}, at least ${leastPrecision}`]
      : [];
  });
}

/** The totals as a table, and what is beyond its budget. */
export function sessionTable(measured: Record<string, SessionTotals>): string {
  const rows = Object.entries(measured).map(([name, of]) => [
    name,
    ...[of.clicks, of.p50, of.p95, of.ahead, of.aborted].map(String),
    of.precision.toFixed(2),
    kilobytes(of.bytesPerOpenedPage),
  ]);
  const head = [
    "reading sessions",
    "clicks",
    "p50 (ms)",
    "p95 (ms)",
    "ahead",
    "aborted",
    "precision",
    "KB a page",
  ];
  return [
    table([head, ...rows]),
    ...wasteful(measured).map((line) => `Beyond its budget: ${line}`),
  ].join("\n");
}
