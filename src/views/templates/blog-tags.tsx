import { graphql, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { BlogPage } from "../components/blog/BlogPage";
import { TagFilter } from "../components/blog/TagFilter";
import { counted } from "../components/tags/counted";
import { TagIndex } from "../components/tags/TagIndex";
import { text } from "../../i18n/text";

export interface BlogTagsPageContext {
  /** Address of the index that the filter fetches. */
  index: string;
}

/** All tags of posts by letter, and a filter by several tags. */
export default function BlogTagsTemplate({
  data,
  location,
  pageContext,
}: PageProps<Queries.BlogTagsPageQuery, BlogTagsPageContext>) {
  const tags = counted(data.allTag.nodes, data.allBlogPost.group);
  return (
    <BlogPage section={blogRoutes.tags} title={text.tags} lead={text.tagsLead}>
      <TagFilter tags={tags} search={location.search} index={pageContext.index} />
      <TagIndex tags={tags} countLabel={text.postCount} lettersLabel={text.tagsByLetter} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogTagsPage {
    allTag(filter: { scope: { eq: "blog" } }, sort: { label: ASC }) {
      nodes {
        key
        label
        permalink
        description
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { slug: ASC }) {
      group(field: { tags: { key: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`;
