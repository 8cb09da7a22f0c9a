import { graphql, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import { RelatedTags } from "../components/tags/RelatedTags";
import { text } from "../../i18n/text";
import type { BlogAuthorPageContext } from "./blog-author";

export interface TagPageContext extends BlogAuthorPageContext {
  /** The tag with the same key: of the docs for a tag of posts, and the other way around; or "". */
  counterpartId: string;
  relatedIds: string[];
}

/** The posts with a tag, newest first. */
export default function BlogTagTemplate({
  data,
  pageContext: { page, pages, relatedIds },
}: PageProps<Queries.BlogTagPageQuery, TagPageContext>) {
  const { label, description, permalink } = present(data.tag, "tag");
  const title = text.taggedPosts(label);
  const list = { base: permalink, page, pages };
  return (
    <BlogPage
      section={blogRoutes.tags}
      title={title}
      lead={description}
      list={list}
      feed={{ route: permalink, title }}
    >
      <RelatedTags
        tags={data.related.nodes}
        order={relatedIds}
        counterpart={data.counterpart}
        counterpartLabel={text.tagOfDocs}
      />
      <PostList posts={data.allBlogPost.nodes} {...list} />
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
