import { graphql, type PageProps } from "gatsby";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { pageRoute } from "../../content/blog/paging";
import { blogRoutes } from "../../content/blog/plan";
import { text } from "../../i18n/text";

export interface BlogListPageContext {
  ids: string[];
  page: number;
  pages: number;
}

/** A page of the list of posts, newest first. */
export default function BlogListTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, BlogListPageContext>) {
  const { blog } = present(data.siteConfig, "configuration");
  const title = page === 1 ? blog.title : `${blog.title}, ${text.pageOf(page, pages)}`;
  return (
    <BlogPage section={blogRoutes.list} title={blog.title} lead={blog.description}>
      <Seo path={pageRoute(blogRoutes.list, page)} title={title} description={blog.description} />
      <PostList posts={data.allBlogPost.nodes} base={blogRoutes.list} page={page} pages={pages} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    siteConfig {
      blog {
        title
        description
      }
    }
    allBlogPost(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummaryParts
      }
    }
  }

  fragment PostSummaryParts on BlogPost {
    slug
    title
    excerpt
    description
    language {
      htmlLang
      dir
    }
    date
    readingMinutes
    authors {
      name
      permalink
    }
  }
`;
