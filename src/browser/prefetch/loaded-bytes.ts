/** Data, code, and styles of pages, and the documents that articles are taken from. */
const isPage = ({ name, initiatorType }: PerformanceResourceTiming) =>
  initiatorType === "fetch" || /\.(?:json|js|css)$/.test(new URL(name).pathname);

/** Counts the bytes that pages load over the network from now on. */
export function countLoadedBytes(onCounted: () => void): () => number {
  let bytes = 0;
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[])
        if (isPage(entry)) bytes += entry.transferSize;
      onCounted();
    }).observe({ type: "resource" });
  } catch (error) {
    console.info("What is loaded ahead cannot be counted", error);
  }
  return () => bytes;
}
