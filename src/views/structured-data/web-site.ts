/** Addresses are absolute. */
interface SiteFacts {
  title: string;
  description: string;
  url: string;
  language: string;
  /** The search page, without a query. */
  search: string;
  /** The software that the site documents. */
  product: { name: string; url: string | null };
}

/** The JSON-LD of the site: a https://schema.org/WebSite about a SoftwareApplication. */
export function webSite({ title, description, url, language, search, product }: SiteFacts): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": url,
    name: title,
    description,
    url,
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${search}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
    about: {
      "@type": "SoftwareApplication",
      name: product.name,
      ...(product.url && { url: product.url }),
    },
  };
}
