import type { ReactNode } from "react";
import { blogRoutes } from "../../../content/blog/plan";
import { FoldedToc } from "../layout/FoldedToc";
import { MarkdownLinks } from "../layout/MarkdownLinks";
import type { WordsLanguage } from "../locale/language-attributes";
import { Toc, type TocItem } from "../layout/Toc";
import { FeedDiscovery } from "./FeedDiscovery";
import * as styles from "./PostLayout.module.css";
import { PageLink } from "../layout/PageLink";

interface PostLayoutProps {
  /** Title of the blog. */
  blog: string;
  path: string;
  toc: readonly TocItem[];
  language?: WordsLanguage;
  children: ReactNode;
}

/** A post with its table of contents, which is beside the post on wide screens and folded above it on others. */
export function PostLayout({ blog, path, toc, language, children }: PostLayoutProps) {
  const hasToc = toc.length > 1;
  return (
    <div className={styles.frame}>
      <FeedDiscovery />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.top}>
          <p className={styles.up}>
            <PageLink to={blogRoutes.list}>{blog}</PageLink>
          </p>
          <MarkdownLinks path={path} />
        </div>
        {hasToc && <FoldedToc entries={toc} language={language} />}
        {children}
      </main>
      {hasToc && (
        <div className={styles.toc}>
          <Toc entries={toc} language={language} />
        </div>
      )}
    </div>
  );
}
