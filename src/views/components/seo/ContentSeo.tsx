import { graphql } from "gatsby";
import { Seo } from "./Seo";

interface ContentSeoProps {
  page: Queries.ContentHeadFragment;
  type?: "website" | "article";
  article?: "TechArticle";
  modified?: string | null;
}

/** The head of a page from a file in `content/`. */
export function ContentSeo({ page, ...rest }: ContentSeoProps) {
  return (
    <Seo
      path={page.slug}
      title={page.title}
      description={page.description ?? page.excerpt}
      image={page.image}
      keywords={page.keywords}
      {...rest}
      noIndex={page.unlisted}
    />
  );
}

export const contentHead = graphql`
  fragment ContentHead on ContentPage {
    slug
    title
    description
    excerpt
    image
    keywords
    unlisted
  }
`;
