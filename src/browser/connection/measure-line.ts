/** What requests have shown. */
export interface MeasuredLine {
  /** Milliseconds from a request to the first byte. */
  rtt: number;
  /** Bytes per millisecond; undefined until enough has been loaded at once. */
  rate?: number;
}

/** https://www.w3.org/TR/resource-timing/ */
export type Timing = Pick<
  PerformanceResourceTiming,
  "requestStart" | "responseStart" | "responseEnd" | "transferSize"
>;

/** Fewer bytes come with the first packets and say nothing about the rate. */
const enough = 15_000;

interface Burst {
  bytes: number;
  start: number;
  end: number;
}

/** Responses that share the line count as one. */
function burstsOf(timings: readonly Timing[]): Burst[] {
  const bursts: Burst[] = [];
  for (const timing of [...timings].sort((a, b) => a.responseStart - b.responseStart)) {
    const { responseStart: start, responseEnd: end, transferSize: bytes } = timing;
    const last = bursts.at(-1);
    if (last && start <= last.end) {
      last.bytes += bytes;
      last.end = Math.max(last.end, end);
    } else bursts.push({ bytes, start, end });
  }
  return bursts.filter(({ bytes }) => bytes >= enough);
}

/** Bytes per millisecond of all bursts. */
function rateOf(timings: readonly Timing[]): number | undefined {
  const bursts = burstsOf(timings);
  if (!bursts.length) return undefined;
  const sum = (of: (burst: Burst) => number) => bursts.reduce((all, one) => all + of(one), 0);
  const time = sum(({ start, end }) => end - start);
  return sum(({ bytes }) => bytes) / Math.max(1, time);
}

/** Mean of the times per byte, which follows a line that turns slow faster than one that recovers. */
const harmonicMean = (a: number, b: number) => (2 * a * b) / (a + b);

/** Corrects what is known of a line by requests; undefined as long as nothing has come over the network. */
export function measureLine(timings: readonly Timing[], before?: MeasuredLine): MeasuredLine | undefined {
  // Files from a cache have no size; those of a request that was aborted have no end.
  const real = timings.filter(
    ({ transferSize, requestStart, responseStart, responseEnd }) =>
      transferSize > 0 && requestStart > 0 && responseStart > 0 && responseEnd >= responseStart,
  );
  if (!real.length) return before;
  // Others may have waited for the server, or for each other.
  const rtt = Math.min(
    ...real.map(({ requestStart, responseStart }) => responseStart - requestStart),
  );
  const now = rateOf(real);
  const rate = before?.rate && now ? harmonicMean(before.rate, now) : (now ?? before?.rate);
  return {
    rtt: Math.round(before ? (before.rtt + rtt) / 2 : rtt),
    ...(rate === undefined ? {} : { rate: Math.round(rate) }),
  };
}
