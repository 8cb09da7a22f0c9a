import { useMemo, type ReactNode } from "react";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { trailTo } from "../../../content/navigation/trail";
import { VersionBanner } from "../versions/switching";
import type { WordsLanguage } from "../locale/language-attributes";
import { Breadcrumbs } from "./Breadcrumbs";
import * as styles from "./ReadingLayout.module.css";
import { Sidebar } from "./Sidebar";
import { useProvideSidebar } from "./sidebar-slot";
import { Toc, type TocItem } from "./Toc";
import { FoldedToc } from "./FoldedToc";
import { MarkdownLinks } from "./MarkdownLinks";

interface ReadingLayoutProps {
  path: string;
  sidebar: readonly SidebarItem[];
  sidebarLabel: string;
  toc?: readonly TocItem[];
  /** Of the content. */
  language?: WordsLanguage;
  /** The content also fills the column of the table of contents. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of docs and API pages: sidebar, content, table of contents. Only the sidebar stays when the page changes. */
export function ReadingLayout(props: ReadingLayoutProps) {
  const { path, sidebar, sidebarLabel, toc = [], language, wide = false, children } = props;
  const nav = useMemo(
    () => <Sidebar items={sidebar} path={path} label={sidebarLabel} />,
    [sidebar, path, sidebarLabel],
  );
  useProvideSidebar(nav);
  const hasToc = toc.length > 1 && !wide;
  return (
    <div className={styles.frame}>
      <div className={styles.sidebar}>{nav}</div>
      <main key={path} id="main" tabIndex={-1} className={wide ? styles.wide : styles.main}>
        <VersionBanner />
        <div className={styles.top}>
          <Breadcrumbs trail={trailTo(sidebar, path)} />
          <MarkdownLinks path={path} />
        </div>
        {hasToc && <FoldedToc entries={toc} language={language} />}
        {children}
      </main>
      {hasToc && (
        <div key={`toc ${path}`} className={styles.toc}>
          <Toc entries={toc} language={language} />
        </div>
      )}
    </div>
  );
}
