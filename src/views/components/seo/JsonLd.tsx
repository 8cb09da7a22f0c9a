import { noteJsonLd } from "../../structured-data/json-ld";

interface JsonLdProps {
  /** Made only when the page is drawn. */
  make: () => object | undefined;
}

/**
 * What programs read of a page, by the words of https://schema.org. It is put into the head of the static HTML
 * (gatsby-ssr) and costs the browser no script: uses stand behind `process.env.BUILD_STAGE === "build-html"`.
 */
export function JsonLd({ make }: JsonLdProps) {
  const data = make();
  if (data) noteJsonLd(data);
  return null;
}
