import { graphql } from "gatsby";
import { text } from "../../../i18n/text";
import { flattenSidebar, neighbors } from "../../../content/navigation/flatten";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { trailTo } from "../../../content/navigation/trail";
import { Seo } from "../seo/Seo";
import * as styles from "./DocCategoryPage.module.css";
import * as header from "./DocHeader.module.css";
import { PageLink } from "./PageLink";
import { PreviousNext } from "./PreviousNext";
import { ReadingLayout } from "./ReadingLayout";

interface DocCategoryPageProps {
  category: Queries.DocCategoryPartsFragment;
  docs: readonly Queries.DocInCategoryFragment[];
  sidebar: readonly SidebarItem[];
}

/** The page of a folder of docs: its description, and its pages with theirs. */
export function DocCategoryPage({ category, docs, sidebar }: DocCategoryPageProps) {
  const { label, description, slug } = category;
  const path = slug ?? "/docs";
  const entry = trailTo(sidebar, path).at(-1);
  // A folder whose pages all stand in other groups is in no sidebar, but keeps its page.
  const items: readonly SidebarItem[] =
    entry?.items ??
    docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ slug, sidebarLabel }) => ({ label: sidebarLabel, to: slug }));
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]));
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={path} title={label} description={description} />
      <h1 className={header.title}>{label}</h1>
      {description && <p className={header.lead}>{description}</p>}
      <ol className={styles.list} aria-label={text.inThisSection}>
        {items.map((item) => {
          const doc = bySlug.get(item.to ?? "");
          const first = item.to ?? item.items?.[0]?.to ?? "/docs";
          return (
            <li key={item.label} className={styles.item}>
              <PageLink to={first} className={styles.link} lang={item.lang}>
                {item.label}
              </PageLink>
              {doc && <span className={styles.minutes}>{text.minutes(doc.readingMinutes)}</span>}
              {doc?.description && (
                <p className={styles.text} lang={item.lang}>
                  {doc.description}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <PreviousNext {...neighbors(flattenSidebar(sidebar), path)} />
    </ReadingLayout>
  );
}

export const docCategoryParts = graphql`
  fragment DocCategoryParts on DocCategory {
    label
    slug
    description
  }

  fragment DocInCategory on Doc {
    slug
    sidebarLabel
    unlisted
    description
    readingMinutes
  }
`;
