import { graphql, type PageProps } from "gatsby";
import { pageRoute } from "../../content/blog/paging";
import { blogRoutes } from "../../content/blog/plan";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { RelatedTags } from "../components/tags/RelatedTags";
import { text } from "../../i18n/text";

export interface BlogTagPageContext {
  id: string;
  /** The tag of the docs with the same key, or "". */
  counterpartId: string;
  relatedIds: string[];
  /** Of the posts. */
  ids: string[];
  page: number;
  pages: number;
}

/** The posts with a tag, newest first. */
export default function BlogTagTemplate({
  data,
  pageContext: { page, pages, relatedIds },
}: PageProps<Queries.BlogTagPageQuery, BlogTagPageContext>) {
  const { label, description, permalink } = present(data.tag, "tag");
  const title = text.taggedPosts(label);
  return (
    <BlogPage
      section={blogRoutes.tags}
      title={title}
      lead={description}
      feed={{ route: permalink, title }}
    >
      <Seo
        path={pageRoute(permalink, page)}
        title={page === 1 ? title : `${title}, ${text.pageOf(page, pages)}`}
        description={description}
      />
      <RelatedTags
        tags={data.related.nodes}
        order={relatedIds}
        counterpart={data.counterpart}
        counterpartLabel={text.tagOfDocs}
      />
      <PostList posts={data.allBlogPost.nodes} base={permalink} page={page} pages={pages} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogTagPage(
    $id: String!
    $counterpartId: String
    $relatedIds: [String!]!
    $ids: [String!]!
  ) {
    tag(id: { eq: $id }) {
      label
      description
      permalink
    }
    counterpart: tag(id: { eq: $counterpartId }) {
      ...TagLinkParts
    }
    related: allTag(filter: { id: { in: $relatedIds } }, sort: { key: ASC }) {
      nodes {
        ...TagLinkParts
      }
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummaryParts
      }
    }
  }

  fragment TagLinkParts on Tag {
    id
    key
    label
    permalink
  }
`;
