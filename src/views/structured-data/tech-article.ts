/** What describes a page of the docs; addresses are absolute. */
export interface ArticleFacts {
  /** APIReference for a page of the API. */
  type: "TechArticle" | "APIReference";
  title: string;
  description: string;
  url: string;
  language: string;
  site: { title: string; url: string };
  keywords?: readonly string[];
  /** yyyy-mm-dd */
  modified?: string | null;
}

/** The JSON-LD of a docs page: https://schema.org/TechArticle or its subtype APIReference. */
export function techArticle(article: ArticleFacts): object {
  const { type, title, description, url, language, site, keywords, modified } = article;
  return {
    "@context": "https://schema.org",
    "@type": type,
    "@id": url,
    headline: title,
    description,
    url,
    inLanguage: language,
    ...(keywords?.length && { keywords }),
    ...(modified && { dateModified: modified }),
    isPartOf: { "@type": "WebSite", "@id": site.url, name: site.title },
  };
}
