import { graphql, type PageProps } from "gatsby";
import { pageRoute } from "../../content/blog/paging";
import { blogRoutes } from "../../content/blog/plan";
import { AuthorCard } from "../components/blog/AuthorCard";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../../i18n/text";

export interface BlogAuthorPageContext {
  id: string;
  /** Of the posts. */
  ids: string[];
  page: number;
  pages: number;
}

/** All posts of an author, newest first. */
export default function BlogAuthorTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogAuthorPageQuery, BlogAuthorPageContext>) {
  const author = present(data.author, "author");
  const route = author.permalink ?? blogRoutes.authors;
  const title = text.postsBy(author.name);
  return (
    <BlogPage section={blogRoutes.authors} title={title}>
      <Seo
        path={pageRoute(route, page)}
        title={page === 1 ? title : `${title}, ${text.pageOf(page, pages)}`}
        description={author.description}
      />
      <AuthorCard author={author} nameless />
      <PostList posts={data.allBlogPost.nodes} base={route} page={page} pages={pages} />
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
