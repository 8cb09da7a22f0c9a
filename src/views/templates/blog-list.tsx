import { graphql, type PageProps } from "gatsby";
import { BlogPage } from "../components/blog/BlogPage";
import { PostList } from "../components/blog/PostList";
import { present } from "../components/present";
import type { ListPage } from "../../content/blog/paging";
import { blogRoutes } from "../../content/blog/plan";

export type BlogListPageContext = Omit<ListPage, "path">;

/** A page of the list of posts, newest first. */
export default function BlogListTemplate({
  data,
  pageContext: { page, pages },
}: PageProps<Queries.BlogListPageQuery, BlogListPageContext>) {
  const { blog } = present(data.siteConfig, "configuration");
  const list = { base: blogRoutes.list, page, pages };
  return (
    <BlogPage section={blogRoutes.list} title={blog.title} lead={blog.description} list={list}>
      <PostList posts={data.allBlogPost.nodes} {...list} />
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
