import { graphql, type PageProps } from "gatsby";
import * as styles from "../components/blog/Post.module.css";
import { PostMeta } from "../components/blog/PostMeta";
import { PageActions } from "../components/layout/PageActions";
import { PreviousNext } from "../components/layout/PreviousNext";
import { MdxBody } from "../components/mdx/MdxBody";
import { present } from "../components/present";
import { ContentSeo } from "../components/seo/ContentSeo";
import { text } from "../i18n/en";

export interface BlogPostPageContext {
  id: string;
  newerId: string;
  olderId: string;
}

/** A blog post. */
export default function BlogPostTemplate({ data, children }: PageProps<Queries.BlogPostPageQuery>) {
  const { newer, older } = data;
  const post = present(data.blogPost, "post");
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ContentSeo page={post} type="article" />
      <article>
        <h1 className={styles.heading}>{post.title}</h1>
        <PostMeta post={post} />
        <div className={styles.body}>
          <MdxBody page={post}>{children}</MdxBody>
        </div>
        {post.tags.length > 0 && (
          <ul className={styles.tags}>
            {post.tags.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        )}
      </article>
      <PageActions path={post.slug} sourcePath={post.sourcePath} />
      <PreviousNext
        previous={newer}
        next={older}
        labels={{ previous: text.newerPost, next: text.olderPost }}
      />
    </main>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!, $newerId: String, $olderId: String) {
    blogPost(id: { eq: $id }) {
      ...ContentHead
      ...NamedThings
      date
      readingMinutes
      sourcePath
      authors {
        name
      }
      tags {
        key
        label
      }
    }
    newer: blogPost(id: { eq: $newerId }) {
      label: title
      to: slug
    }
    older: blogPost(id: { eq: $olderId }) {
      label: title
      to: slug
    }
  }
`;
