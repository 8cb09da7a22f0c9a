import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import { flattenSidebar, neighbors } from "../../../content/navigation/flatten";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { MdxBody } from "../mdx/MdxBody";
import { ContentSeo } from "../seo/ContentSeo";
import { TagLinks } from "../tags/TagLinks";
import { DocHeader } from "./DocHeader";
import { PageActions } from "./PageActions";
import { PreviousNext } from "./PreviousNext";
import { ReadingLayout } from "./ReadingLayout";

interface DocPageProps {
  doc: Queries.DocPagePartsFragment;
  useSidebar: () => readonly SidebarItem[];
  /** Name of the file with the calls that readers can run. */
  walk?: string;
  /** The compiled MDX. */
  children: ReactNode;
}

/** A page of the docs: sidebar, content, table of contents. */
export function DocPage({ doc, useSidebar, walk, children }: DocPageProps) {
  const sidebar = useSidebar();
  return (
    <ReadingLayout
      path={doc.slug}
      sidebar={sidebar}
      sidebarLabel={text.docsSidebar}
      language={doc.language}
      toc={doc.hideTableOfContents ? [] : doc.toc}
    >
      <ContentSeo page={doc} type="article" article="TechArticle" modified={doc.lastUpdate?.date} />
      <article data-walk={walk}>
        <DocHeader page={doc} hasHalves={doc.toc.some(({ half }) => half)} />
        <MdxBody page={doc}>{children}</MdxBody>
        <TagLinks tags={doc.tags} />
      </article>
      <PageActions path={doc.slug} sourcePath={doc.sourcePath} />
      <PreviousNext {...neighbors(flattenSidebar(sidebar), doc.slug)} />
    </ReadingLayout>
  );
}

export const docPageParts = graphql`
  fragment DocPageParts on Doc {
    ...ContentHead
    ...NamedThings
    hideTitle
    hideTableOfContents
    readingMinutes
    sourcePath
    lastUpdate {
      date
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
      half
    }
  }
`;
