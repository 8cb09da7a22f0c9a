import { graphql, type PageProps } from "gatsby";
import * as styles from "../components/layout/PlainPage.module.css";
import { DocHeader } from "../components/layout/DocHeader";
import { PageActions } from "../components/layout/PageActions";
import { MdxBody } from "../components/mdx/MdxBody";
import { present } from "../components/present";
import { ContentSeo } from "../components/seo/ContentSeo";

/** A page outside the docs. */
export default function PageTemplate({ data, children }: PageProps<Queries.PagePageQuery>) {
  const page = present(data.page, "page");
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ContentSeo page={page} />
      <DocHeader page={page} />
      <MdxBody page={page}>{children}</MdxBody>
      <PageActions path={page.slug} sourcePath={page.sourcePath} />
    </main>
  );
}

export const query = graphql`
  query PagePage($id: String!) {
    page(id: { eq: $id }) {
      ...ContentHead
      ...NamedThings
      hideTitle
      readingMinutes
      sourcePath
      lastUpdate {
        date
      }
    }
  }
`;
