import { graphql, Link, type PageProps } from "gatsby";
import * as styles from "../components/blog/Post.module.css";
import { PostCard } from "../components/blog/PostCard";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/en";

export interface BlogListPageContext {
  skip: number;
  limit: number;
  page: number;
  pages: number;
}

/** Route of a page of the blog's list, 1-based. */
const listRoute = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);

/** A page of the list of posts, newest first. */
export default function BlogListTemplate(
  props: PageProps<Queries.BlogListPageQuery, BlogListPageContext>,
) {
  const { page, pages } = props.pageContext;
  const { blog } = present(props.data.siteConfig, "configuration");
  const title = page === 1 ? blog.title : `${blog.title}, ${text.pageOf(page, pages)}`;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Seo path={listRoute(page)} title={title} description={blog.description} />
      <h1 className={styles.heading}>{blog.title}</h1>
      <p className={styles.lead}>{blog.description}</p>
      <div className={styles.list}>
        {props.data.allBlogPost.nodes.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
      {pages > 1 && (
        <nav aria-label={text.blogPages} className={styles.paging}>
          {page > 1 ? <Link to={listRoute(page - 1)}>{text.newerPosts}</Link> : <span />}
          <span>{text.pageOf(page, pages)}</span>
          {page < pages ? <Link to={listRoute(page + 1)}>{text.olderPosts}</Link> : <span />}
        </nav>
      )}
    </main>
  );
}

export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    siteConfig {
      blog {
        title
        description
      }
    }
    allBlogPost(
      filter: { unlisted: { eq: false } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
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
    date
    readingMinutes
    authors {
      name
    }
  }
`;
