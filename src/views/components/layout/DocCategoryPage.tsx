import { graphql } from "gatsby";
import { text } from "../../../i18n/text";
import { flattenSidebar, neighbors } from "../../../content/navigation/flatten";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { trailTo } from "../../../content/navigation/trail";
import { Seo } from "../seo/Seo";
import { CategoryView } from "./CategoryView";
import { PreviousNext } from "./PreviousNext";
import { ReadingLayout } from "./ReadingLayout";

interface DocCategoryPageProps {
  category: Queries.DocCategoryPartsFragment;
  docs: readonly Queries.DocInCategoryFragment[];
  sidebar: readonly SidebarItem[];
}

/** The page of a folder of docs. */
export function DocCategoryPage({ category, docs, sidebar }: DocCategoryPageProps) {
  const { label, description, slug } = category;
  const path = slug ?? "/docs";
  const entry = trailTo(sidebar, path).at(-1);
  // A folder whose pages all stand in other groups is in no sidebar, but keeps its page.
  const items =
    entry?.items ??
    docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ slug, sidebarLabel }) => ({ label: sidebarLabel, to: slug }));
  const { previous, next } = neighbors(flattenSidebar(sidebar), path);
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={path} title={label} description={description} />
      <CategoryView title={label} description={description} items={items} docs={docs} />
      <PreviousNext previous={previous} next={next} />
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
