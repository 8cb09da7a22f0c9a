import { graphql, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { AuthorCard } from "../components/blog/AuthorCard";
import { BlogPage } from "../components/blog/BlogPage";
import * as styles from "../components/blog/Post.module.css";
import { counted } from "../components/tags/counted";
import { text } from "../../i18n/text";

/** The authors of the blog, with the numbers of their posts. */
export default function BlogAuthorsTemplate({ data }: PageProps<Queries.BlogAuthorsPageQuery>) {
  const authors = counted(data.allAuthor.nodes, data.allBlogPost.group);
  return (
    <BlogPage section={blogRoutes.authors} title={text.authors} lead={text.authorsLead}>
      <div className={`${styles.list} ${styles.authors}`}>
        {authors.map((author) => (
          <AuthorCard key={author.key} author={author} note={text.postCount(author.count)} />
        ))}
      </div>
    </BlogPage>
  );
}

export const query = graphql`
  query BlogAuthorsPage {
    allAuthor(sort: { name: ASC }) {
      nodes {
        ...AuthorParts
      }
    }
    allBlogPost(filter: { unlisted: { eq: false } }, sort: { slug: ASC }) {
      group(field: { authors: { key: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`;
