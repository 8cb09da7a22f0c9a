import { insightsScript, insightsVersion } from "../../../../search/client/insights-script";
import { ownScript } from "../../../../browser/trusted";

type Insights = ((...call: unknown[]) => void) & { queue?: unknown[][]; version?: string };

/**
 * Loads Algolia's script that counts clicks, with a queue until it is loaded:
 * https://www.algolia.com/doc/guides/sending-events/connectors/vanilla-js. DocSearch uses it if present, and would
 * otherwise set the address as a string, which Trusted Types reject.
 */
export function countClicks(): void {
  const queue: unknown[][] = [];
  const insights: Insights = (...call) => void queue.push(call);
  Object.assign(window, {
    AlgoliaAnalyticsObject: "aa",
    aa: Object.assign(insights, { queue, version: insightsVersion }),
  });
  const script = document.createElement("script");
  script.src = ownScript(insightsScript);
  script.onerror = () => console.warn("Clicks on results are not counted");
  document.head.append(script);
}
