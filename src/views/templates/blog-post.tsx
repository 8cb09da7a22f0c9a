import { graphql, withPrefix, type PageProps } from "gatsby";
import { blogRoutes } from "../../content/blog/plan";
import { PostFooter } from "../components/blog/PostFooter";
import { PostLayout } from "../components/blog/PostLayout";
import { PostMeta } from "../components/blog/PostMeta";
import * as styles from "../components/blog/Post.module.css";
import * as plain from "../components/layout/PlainPage.module.css";
import { PageActions } from "../components/layout/PageActions";
import { PreviousNext } from "../components/layout/PreviousNext";
import { MdxBody } from "../components/mdx/MdxBody";
import { languageAttributes } from "../components/locale/language-attributes";
import { TranslationNote } from "../components/locale/TranslationNote";
import { present } from "../components/present";
import { ContentSeo } from "../components/seo/ContentSeo";
import { JsonLd } from "../components/seo/JsonLd";
import { text } from "../../i18n/text";
import { blogPosting } from "../structured-data/blog-posting";
import { sentAddress } from "../../config/addresses/sent-address";
import { socialImageRoute } from "../../config/addresses/social-image-route";

export interface BlogPostPageContext {
  id: string;
  newerId: string;
  olderId: string;
  relatedIds: string[];
}

type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>;
type Site = NonNullable<Queries.BlogPostPageQuery["siteConfig"]>;

const absolute = (to: string, { url }: Site) =>
  to.startsWith("/") ? url + sentAddress(withPrefix(to)) : to;

function jsonLdOf(post: Post, site: Site): object {
  const image = post.image ?? (post.unlisted ? null : socialImageRoute(post.slug));
  return blogPosting({
    title: post.title,
    description: post.description ?? post.excerpt,
    url: absolute(post.slug, site),
    date: post.date,
    modified: post.lastUpdate?.date,
    image: image ? absolute(image, site) : null,
    language: post.language?.htmlLang ?? site.language,
    keywords: post.keywords,
    minutes: post.readingMinutes,
    authors: post.authors.map(({ name, title, permalink }) => ({
      name,
      title,
      url: permalink && absolute(permalink, site),
    })),
    blog: { title: site.blog.title, url: absolute(blogRoutes.list, site) },
  });
}

type Props = PageProps<Queries.BlogPostPageQuery, BlogPostPageContext>;

export default function BlogPostTemplate({ data, children, pageContext }: Props) {
  const post = present(data.blogPost, "post");
  const site = present(data.siteConfig, "configuration");
  const order = pageContext.relatedIds;
  const related = [...data.related.nodes].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <PostLayout
      blog={site.blog.title}
      path={post.slug}
      language={post.language}
      toc={post.hideTableOfContents ? [] : post.toc}
    >
      <ContentSeo page={post} type="article" />
      {process.env.BUILD_STAGE === "build-html" && <JsonLd make={() => jsonLdOf(post, site)} />}
      <article>
        <TranslationNote language={post.language} />
        <h1 className={plain.heading} {...languageAttributes(post.language)}>
          {post.title}
        </h1>
        <PostMeta post={post} />
        <div className={styles.body} data-content>
          <MdxBody page={post}>{children}</MdxBody>
        </div>
        <PostFooter
          title={post.title}
          url={absolute(post.slug, site)}
          tags={post.tags}
          authors={post.authors}
          related={related}
        />
      </article>
      <PageActions path={post.slug} sourcePath={post.sourcePath} />
      <PreviousNext
        previous={data.newer}
        next={data.older}
        labels={{ previous: text.newerPost, next: text.olderPost }}
      />
    </PostLayout>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!, $newerId: String, $olderId: String, $relatedIds: [String!]!) {
    siteConfig {
      url
      language
      blog {
        title
      }
    }
    blogPost(id: { eq: $id }) {
      ...ContentHead
      ...NamedThings
      date
      readingMinutes
      hideTableOfContents
      lastUpdate {
        date
      }
      sourcePath
      authors {
        ...AuthorParts
      }
      tags {
        key
        label
        permalink
      }
      toc {
        id
        title
        depth
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
    related: allBlogPost(filter: { id: { in: $relatedIds } }, sort: { slug: ASC }) {
      nodes {
        id
        slug
        title
      }
    }
  }
`;
