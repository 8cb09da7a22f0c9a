import { noteJsonLd } from "../../structured-data/json-ld";

/**
 * schema.org data in the head of the static HTML (gatsby-ssr). Use it behind `process.env.BUILD_STAGE === "build-html"`,
 * which keeps its code out of the browser.
 */
export function JsonLd({ make }: { make: () => object | undefined }) {
  const data = make();
  if (data) noteJsonLd(data);
  return null;
}
