import type { Flags, Result } from "lighthouse";
import { table } from "./table";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores from 0 to 100, and times in ms, of a phone as Lighthouse simulates it. */
export interface LighthouseScores extends Record<(typeof categories)[number], number> {
  largestPaint: number;
  blocking: number;
  interactive: number;
  /** Audits that count and are not passed in the run with the median performance. */
  notPassed: string[];
}

const runs = 3;

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

function notPassed({ audits, categories: all }: Result): string[] {
  const counted = Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counted.filter((id) => {
    const score = audits[id]?.score;
    return typeof score === "number" && score < 0.9;
  });
}

/** Runs Lighthouse on a page in the browser behind a debugging port: each number is the median of three runs. */
export async function measureLighthouse(url: string, port: number): Promise<LighthouseScores> {
  const { default: lighthouse } = await import("lighthouse");
  const flags: Flags = { port, output: "json", logLevel: "error", onlyCategories: [...categories] };
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse could not open ${url}: ${lhr?.runtimeError?.message}`);
    results.push(lhr);
  }
  const median = (value: (result: Result) => number) =>
    Math.round(results.map(value).sort((a, b) => a - b)[runs >> 1] ?? NaN);
  const time = (audit: string) => median(({ audits }) => audits[audit]?.numericValue ?? NaN);
  const performance = median((result) => scoreOf(result, "performance"));
  const middle = results.find((result) => scoreOf(result, "performance") === performance);
  return {
    performance,
    accessibility: median((result) => scoreOf(result, "accessibility")),
    "best-practices": median((result) => scoreOf(result, "best-practices")),
    seo: median((result) => scoreOf(result, "seo")),
    largestPaint: time("largest-contentful-paint"),
    blocking: time("total-blocking-time"),
    interactive: time("interactive"),
    notPassed: middle ? notPassed(middle) : [],
  };
}

/** The scores as a table, and below it what is not passed. */
export function lighthouseTable(measured: Record<string, LighthouseScores>): string {
  const head = [...categories, "largest paint", "blocking", "interactive"];
  const rows = Object.entries(measured).map(([route, scores]) => [
    route,
    ...categories.map((category) => String(scores[category])),
    ...[scores.largestPaint, scores.blocking, scores.interactive].map(String),
  ]);
  const missed = Object.entries(measured)
    .filter(([, scores]) => scores.notPassed.length)
    .map(([route, scores]) => `${route}: ${scores.notPassed.join(", ")}`);
  return [table([["Lighthouse, mobile (times in ms)", ...head], ...rows]), ...missed].join("\n");
}
