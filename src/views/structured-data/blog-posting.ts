/** Addresses are absolute. */
interface PostingFacts {
  title: string;
  description: string;
  url: string;
  /** yyyy-mm-dd */
  date: string;
  modified?: string | null;
  image?: string | null;
  language: string;
  keywords: readonly string[];
  minutes: number;
  authors: readonly { name: string; title: string | null; url: string | null }[];
  blog: { title: string; url: string };
}

/** The JSON-LD of a blog post: https://schema.org/BlogPosting */
export function blogPosting(post: PostingFacts): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": post.url,
    mainEntityOfPage: post.url,
    url: post.url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.modified && post.modified > post.date ? post.modified : post.date,
    inLanguage: post.language,
    timeRequired: `PT${post.minutes}M`,
    ...(post.keywords.length && { keywords: post.keywords }),
    ...(post.image && { image: post.image }),
    author: post.authors.map(({ name, title, url }) => ({
      "@type": "Person",
      name,
      ...(title && { jobTitle: title }),
      ...(url && { url }),
    })),
    isPartOf: { "@type": "Blog", "@id": post.blog.url, name: post.blog.title },
  };
}
