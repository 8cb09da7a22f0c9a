import { graphql, useStaticQuery } from "gatsby";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";

/** Entries of the blog's navigation; tags and authors only if a post has any. */
export function useBlogSections(): { to: string; label: string }[] {
  const { tagged, signed } = useStaticQuery<Queries.BlogSectionsQuery>(graphql`
    query BlogSections {
      tagged: allBlogPost(
        filter: { unlisted: { eq: false }, tags: { elemMatch: { key: { ne: null } } } }
      ) {
        totalCount
      }
      signed: allBlogPost(
        filter: { unlisted: { eq: false }, authors: { elemMatch: { key: { ne: null } } } }
      ) {
        totalCount
      }
    }
  `);
  return [
    { to: blogRoutes.list, label: text.posts },
    { to: blogRoutes.archive, label: text.archive },
    ...(tagged.totalCount ? [{ to: blogRoutes.tags, label: text.tags }] : []),
    ...(signed.totalCount ? [{ to: blogRoutes.authors, label: text.authors }] : []),
  ];
}
