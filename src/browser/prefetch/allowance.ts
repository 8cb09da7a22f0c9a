import type { MeasuredLine } from "../connection/measure-line";

/** What may be loaded ahead: nothing; pages that the reader points at; these and a few in view; these and more in view. */
export type Allowance = "none" | "intent" | "few" | "all";

/** What a browser tells. */
export interface Hints {
  isOnline: boolean;
  /** Data saver, or a preference for reduced data. */
  savesData: boolean;
  /** Only in some browsers: https://wicg.github.io/netinfo/#effectivetype-attribute */
  effectiveType: string | undefined;
}

interface Decision {
  allowance: Allowance;
  why: string;
}

/** Limits for one allowance: pages in view per page view, and bytes of all pages per page view and per visit. */
export interface Limits {
  pagesInView: number;
  atOnce: number;
  bytesPerView: number;
  bytesPerVisit: number;
}

/** https://wicg.github.io/netinfo/#effective-connection-types: a line is 2g if both numbers are this bad. */
const like2g = { rtt: 1400, rate: 9 };
/** 2.4 Mbit/s, and the round trip of 3g. */
const slow = { rtt: 270, rate: 300 };
/** 12 Mbit/s. */
const moderate = { rtt: 100, rate: 1500 };

export const limits: Record<Allowance, Limits> = {
  none: { pagesInView: 0, atOnce: 0, bytesPerView: 0, bytesPerVisit: 0 },
  intent: { pagesInView: 0, atOnce: 0, bytesPerView: 150_000, bytesPerVisit: 1_000_000 },
  few: { pagesInView: 1, atOnce: 1, bytesPerView: 300_000, bytesPerVisit: 3_000_000 },
  all: { pagesInView: 2, atOnce: 2, bytesPerView: 600_000, bytesPerVisit: 10_000_000 },
};

/** Decides what may be loaded ahead. A hint can only lower what requests have shown. */
export function decide({ isOnline, savesData, effectiveType = "" }: Hints, line?: MeasuredLine): Decision {
  const { rtt = 0, rate } = line ?? {};
  if (!isOnline) return { allowance: "none", why: "offline" };
  // First, because 2g saves data, too.
  if (effectiveType.includes("2g")) return { allowance: "none", why: "the browser says 2g" };
  if (savesData) return { allowance: "none", why: "the reader saves data" };
  if (rtt >= like2g.rtt && rate !== undefined && rate <= like2g.rate)
    return { allowance: "none", why: "as slow as 2g" };
  if (effectiveType === "3g") return { allowance: "intent", why: "the browser says 3g" };
  if (rtt >= slow.rtt) return { allowance: "intent", why: "long round trips" };
  if (rate !== undefined && rate < slow.rate) return { allowance: "intent", why: "few bytes" };
  if (rate === undefined) return { allowance: "few", why: "not measured yet" };
  if (rtt >= moderate.rtt || rate < moderate.rate)
    return { allowance: "few", why: "neither slow nor fast" };
  return { allowance: "all", why: "fast" };
}
