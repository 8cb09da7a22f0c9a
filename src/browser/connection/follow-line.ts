import { readSession, writeSession } from "../storage";
import { storageKeys } from "../storage-keys";
import { measureLine, type MeasuredLine } from "./measure-line";

/** Data, code, and styles of pages, and the documents that articles are taken from. */
const isOfPages = ({ name, initiatorType }: PerformanceResourceTiming) =>
  initiatorType === "fetch" || /\.(?:json|js|css)$/.test(new URL(name).pathname);

interface Visit {
  line?: MeasuredLine;
  /** Loaded by pages over the network, without the first of each document. */
  bytes: number;
}

function readVisit(): Visit {
  try {
    const { line, bytes } = JSON.parse(readSession(storageKeys.visit) ?? "{}") as Partial<Visit>;
    return { line: line?.rtt ? line : undefined, bytes: Number(bytes) || 0 };
  } catch {
    return { bytes: 0 };
  }
}

/** Measures the line by all that the page has loaded and will load, and keeps the result for the session. */
export function followLine(onChange: () => void): () => Visit {
  const visit = readVisit();
  const measure = (entries: readonly PerformanceResourceTiming[]) => {
    visit.line = measureLine(entries, visit.line);
    writeSession(storageKeys.visit, JSON.stringify(visit));
  };
  const entriesOf = (type: string) =>
    performance.getEntriesByType(type) as PerformanceResourceTiming[];
  try {
    // At once, because what was loaded together shares the line.
    measure([...entriesOf("navigation"), ...entriesOf("resource")]);
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      for (const entry of entries) if (isOfPages(entry)) visit.bytes += entry.transferSize;
      measure(entries);
      onChange();
    }).observe({ type: "resource" });
  } catch (error) {
    console.info("The line cannot be measured", error);
  }
  return () => visit;
}
