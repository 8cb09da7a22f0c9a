/** What a page of the docs is described by; addresses are absolute. */
export interface ArticleFacts {
  /** APIReference for a page of the API. */
  type: "TechArticle" | "APIReference";
  title: string;
  description: string;
  url: string;
  language: string;
  /** Name and address of the site. */
  site: { title: string; url: string };
  keywords?: readonly string[];
  /** yyyy-mm-dd */
  modified?: string | null;
}

/** The JSON-LD of a page of the docs: https://schema.org/TechArticle, or APIReference below it. */
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
