/** The version that DocSearch would load by itself. */
export const insightsVersion = "2.15.0";

/** Address of the script that counts clicks for Algolia. */
export const insightsScript = `https://cdn.jsdelivr.net/npm/search-insights@${insightsVersion}/dist/search-insights.min.js`;
