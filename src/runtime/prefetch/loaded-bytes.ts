/** Counts the bytes of page data, code and style sheets that come over the network from now on, by the browser's log. */
export function countLoadedBytes(onCounted: () => void): () => number {
  let bytes = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        if (/\.(?:json|js|css)$/.test(new URL(entry.name).pathname)) bytes += entry.transferSize;
      onCounted();
    }).observe({ type: "resource" });
  } catch (error) {
    console.info("What is loaded ahead cannot be counted", error);
  }
  return () => bytes;
}
