import { graphql, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { AuthorCard } from "../components/blog/AuthorCard";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import { text } from "../../i18n/text";
import type { BlogListPageContext } from "./blog-list";

export interface BlogAuthorPageContext extends BlogListPageContext {
  id: string;
}

/** All posts of an author, newest first. */
export default function BlogAuthorTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogAuthorPageQuery, BlogAuthorPageContext>) {
  const author = present(data.author, "author");
  const list = { base: author.permalink ?? blogRoutes.authors, page, pages };
  return (
    <BlogPage
      section={blogRoutes.authors}
      title={text.postsBy(author.name)}
      description={author.description}
      list={list}
    >
      <AuthorCard author={author} nameless />
      <PostList posts={data.allBlogPost.nodes} {...list} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogAuthorPage($id: String!, $ids: [String!]!) {
    author(id: { eq: $id }) {
      ...AuthorParts
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummaryParts
      }
    }
  }
`;
